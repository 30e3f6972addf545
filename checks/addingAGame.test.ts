// Follows docs/adding-a-game.md in a copy of the project, and plays the game that the document adds.

import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, describe, test } from 'node:test'
import { copyOfProject } from './fixture.ts'
import { runNode } from './runNode.ts'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs', 'adding-a-game.md'), 'utf8')
const blocks = (kind: string): readonly (readonly [path: string, code: string])[] =>
  [...document.matchAll(new RegExp(`<!-- ${kind}: (\\S+) -->\\n\`\`\`\\w+\\n([^]*?)\`\`\``, 'g'))].map(
    ([, path, code]) => [path!, code!],
  )

/** Lines that begin with a blank or a minus are in the file; those with a blank or a plus take their place. */
function edited(source: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const part = (sign: string): string =>
    lines
      .filter(line => line[0] === ' ' || line[0] === sign)
      .map(line => line.slice(1))
      .join('\n')
  assert.equal(source.split(part('-')).length, 2, `these lines are not in the file, or more than once:\n${part('-')}`)
  return source.replace(part('-'), () => part('+'))
}

const PLAY_OFFERED = `
  import { newBot } from '@lastlight/bots'
  import { defaultConfig, Match, sightOf } from '@lastlight/kernel'
  import { GAMES_BY_ID } from '@lastlight/server'
  const game = GAMES_BY_ID.get('reference')
  const match = Match.start(game, defaultConfig(game.configs), 'offered')
  const bot = newBot(game.id, 'random', 'offered')
  for (let seat; (seat = game.pending(match.state)[0]) !== undefined; ) match.play(seat, bot.choose(sightOf(match, seat)))
  console.log(JSON.stringify(game.outcome(match.state)))
`

describe('docs/adding-a-game.md', () => {
  const [, table = ''] = document.split('| file | change |')
  const named = [...table.split('\n\n')[0]!.matchAll(/^\| `(\S+)` \|/gm)].map(([, path]) => path!)

  test('names at most five files outside of the folders of the game, and shows the change in each', () => {
    assert.ok(named.length > 0 && named.length <= 5, named.join(', '))
    assert.deepEqual(
      blocks('edit')
        .map(([path]) => path)
        .sort(),
      [...named].sort(),
    )
    for (const path of named) assert.ok(existsSync(join(root, path)), path)
  })

  test('makes new files only in folders of the game', () => {
    for (const [path] of blocks('new')) {
      assert.match(path, /\/reference\//)
      assert.ok(!existsSync(join(root, path)), `${path} is there already`)
    }
  })

  const tree = copyOfProject()
  after(() => rmSync(tree, { recursive: true, force: true }))
  for (const [path, code] of blocks('new')) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), code)
  }
  for (const [path, diff] of blocks('edit'))
    writeFileSync(join(tree, path), edited(readFileSync(join(tree, path), 'utf8'), diff))

  for (const side of ['.', 'packages/web'])
    test(`its code compiles under ${side}/tsconfig.json`, async () => {
      const all = [...blocks('new'), ...blocks('edit')].map(([path]) => path).filter(path => /\.tsx?$/.test(path))
      const include = all.flatMap(path =>
        path.startsWith('packages/web/') === (side !== '.') ? [join(tree, path)] : [],
      )
      const config = join(tree, side, 'tsconfig.added.json')
      writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include }))
      const { code, output } = await runNode(
        [join(root, 'node_modules/typescript/bin/tsc'), '-p', config, '--singleThreaded'],
        tree,
      )
      assert.equal(code, 0, output)
    })

  test('its code keeps to the arrows', async () => {
    cpSync(join(root, 'checks/arrows.ts'), join(tree, 'checks/arrows.ts'))
    const config =
      "import { IMPORT_OVERRIDES } from './checks/arrows.ts'\nexport default { overrides: IMPORT_OVERRIDES }\n"
    writeFileSync(join(tree, 'oxlint.config.ts'), config)
    const { code, output } = await runNode([join(root, 'node_modules/oxlint/bin/oxlint'), '--quiet', 'packages'], tree)
    assert.equal(code, 0, output)
  })

  test('its game is played by sim, which counts what the manifest counts', async () => {
    const args = ['packages/cli/src/sim.ts', 'reference', '--games', '4', '--players', '2', '--workers', '1', '--json']
    const { code, output } = await runNode(args, tree)
    assert.equal(code, 0, output)
    const { finished, failures, embersLeft } = JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, unknown>
    assert.deepEqual([finished, failures, typeof embersLeft], [4, 0, 'number'])
  })

  test('its game is offered by the server, and bots play it to the end', async () => {
    const { code, output } = await runNode(['--input-type=module', '-e', PLAY_OFFERED], tree)
    assert.equal(code, 0, output)
    assert.match(output, /"winners":\[/)
  })
})
