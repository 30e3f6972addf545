import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { plant } from './fixture.ts'
import { gameRules } from './rules.ts'
import { runNode } from './runNode.ts'

const RULES = `# Embers

A wolf is a wolf: EMB-WOLF-99 is only mentioned here.

- EMB-WOLF-01 Wolves come.
- \`EMB-WOLF-02\` A wolf takes a space (not always).
* EMB-WOLF-B03-1 Nobody can see this. (not tested: it is a matter of taste)

| id | name |
|---|---|
| EMB-ITEM-01 | firewood |
| EMB-ITEM-02 | fog (not tested: it does nothing) |
`

const GOOD = `
test('[EMB-WOLF-01] wolves come', () => {})
describe(\`[EMB-WOLF-02, EMB-ITEM-01] \${1} space\`, () => {})
`

const report = (t: TestContext, tests: string, rules = RULES) =>
  gameRules(
    plant(t, { 'packages/reference/rules.md': rules, 'packages/reference/test/night/wolf.test.ts': tests }),
    'reference',
  )

const HERE = 'packages/reference/test/night/wolf.test.ts'

describe('rules and titles', () => {
  test('every rule tested', t => {
    assert.deepEqual(report(t, GOOD), {
      game: 'reference',
      rules: 5,
      tested: 3,
      excluded: 2,
      untested: [],
      doubled: [],
      unknown: [],
      crowded: [],
    })
  })

  test('any call with a title counts, one in a comment or left out does not', t => {
    const found = report(
      t,
      [
        "rule('[EMB-WOLF-01] [EMB-WOLF-02] wolves come', table)",
        "// test('[EMB-ITEM-01] firewood', () => {})",
        "test.skip('[EMB-ITEM-01] firewood', () => {})",
        "test('about [EMB-ITEM-01]', () => {})",
      ].join('\n'),
    )
    assert.deepEqual(found?.untested, ['EMB-ITEM-01'])
    assert.equal(found?.tested, 2)
  })

  test('a rule without a test', t => {
    const found = report(t, "test('[EMB-WOLF-02] [EMB-ITEM-01] a space', () => {})")
    assert.deepEqual(found?.untested, ['EMB-WOLF-01'])
  })

  test('an id that is no rule', t => {
    const found = report(t, `${GOOD}\ntest('[EMB-WOLF-99] no such rule', () => {})`)
    assert.deepEqual(found?.unknown, [`EMB-WOLF-99  ${HERE}:5:1`])
  })

  test('four ids in a title', t => {
    const title = '[EMB-WOLF-01, EMB-WOLF-02] [EMB-ITEM-01, EMB-ITEM-02] all at once'
    assert.deepEqual(report(t, `test('${title}', () => {})`)?.crowded, [`${title}  ${HERE}:1:1`])
  })

  test('a rule listed twice', t => {
    assert.deepEqual(report(t, GOOD, `${RULES}- EMB-WOLF-01 again\n`)?.doubled, ['EMB-WOLF-01'])
  })

  test('without a page of rules, those of the rulebook', t => {
    const book = [
      'export const rulebook: { readonly [id: string]: string } = {',
      "  'EMB-WOLF-01': 'Wolves come.',",
      "  'EMB-WOLF-02':",
      "    'A wolf, as in EMB-WOLF-99, takes a space.',",
      "  wolf: 'is no rule',",
      "  // 'EMB-WOLF-03': 'not any more',",
      '}',
    ].join('\n')
    const root = plant(t, {
      'packages/reference/src/text/en/rulebook.ts': book,
      'packages/reference/test/night/wolf.test.ts': "test('[EMB-WOLF-01] [EMB-WOLF-99] wolves come', () => {})",
    })
    assert.deepEqual(gameRules(root, 'reference'), {
      game: 'reference',
      rules: 2,
      tested: 1,
      excluded: 0,
      untested: ['EMB-WOLF-02'],
      doubled: [],
      unknown: [`EMB-WOLF-99  ${HERE}:1:1`],
      crowded: [],
    })
  })

  test('a page of rules goes before the rulebook', t => {
    const root = plant(t, {
      'packages/reference/rules.md': RULES,
      'packages/reference/src/text/en/rulebook.ts': "export const rulebook = { 'EMB-FIRE-01': 'Fire.' }",
    })
    assert.equal(gameRules(root, 'reference')?.rules, 5)
  })

  test('a rulebook may have several parts', t => {
    const root = plant(t, {
      'packages/reference/src/text/en/rulebook.ts': "export const rulebook = { ...more, 'EMB-FIRE-01': 'Fire.' }",
      'packages/reference/src/text/en/rulebookMore.ts': "export const more = { 'EMB-FIRE-02': 'Smoke.' }",
    })
    assert.equal(gameRules(root, 'reference')?.rules, 2)
  })

  test('a package without rules is left alone', t => {
    assert.equal(gameRules(plant(t), 'reference'), undefined)
  })
})

describe('the command', () => {
  const command = join(import.meta.dirname, 'rules.ts')
  const planted = (t: TestContext, tests: string): string =>
    plant(t, { 'packages/reference/rules.md': RULES, [HERE]: tests })

  test('ends well when every rule has its test', async t => {
    const { code, output } = await runNode([command, '--json'], planted(t, GOOD))
    assert.equal(code, 0, output)
    assert.match(output, /reference: 5 rules, 3 with a test, 2 not to be tested/)
    const { rules } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as { rules: { games: unknown[] } }
    assert.equal(rules.games.length, 1)
  })

  test('ends badly when one has none', async t => {
    const { code, output } = await runNode([command, 'reference'], planted(t, ''))
    assert.equal(code, 1)
    assert.match(output, /no test has it in its title:\n {4}EMB-WOLF-01\n {4}EMB-WOLF-02\n {4}EMB-ITEM-01\n/)
  })

  test('says which games there are', async t => {
    const { code, output } = await runNode([command, 'chess'], planted(t, GOOD))
    assert.equal(code, 2)
    assert.match(output, /There is no packages\/chess: name one of kernel, reference\./)
  })
})
