// Both scenarios with all modules: begun in the form, read, and played on a laptop and on a phone.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from '@lastlight/words'
import type { Page } from 'playwright-core'
import { messages } from '../../src/games/long-night/text/index.ts'
import { violations } from './axe.ts'
import { houseOf, PHONE, QUICK } from './house.ts'
import { Player } from './player.ts'
import { openFile } from './saved.ts'
import { storyNights } from './stories.ts'
import { share } from './sweep.ts'

const house = houseOf({ isWanted: !QUICK })
const words = wordsOf(await messages('en'), 'en', { missing: 'throws' })

/** Chooses a scenario and all modules in the form, and starts. */
async function begin(page: Page, player: Player, scenario: string, module: string): Promise<void> {
  const say = (key: string): string => player.say(`config.long-night.${key}`)
  await page.goto('/new/long-night')
  await page.locator('summary', { hasText: say('group.story') }).click()
  const story = page.getByRole('group', { name: say('scenario'), exact: true })
  await story.getByRole('radio', { name: say(`scenario.${scenario}`) }).check({ force: true })
  const modules = page.getByRole('group', { name: say('modules'), exact: true }).getByRole('switch')
  const brought = page.getByRole('switch', { name: say(`modules.${module}`) })
  assert.ok((await brought.isChecked()) && (await brought.isDisabled()), 'the scenario brings its module')
  for (const each of await modules.all()) if (await each.isEnabled()) await each.check()
  await page
    .getByText(player.say('tables.new.decided', { by: say(`scenario.${scenario}`) }))
    .first()
    .waitFor()
  await player.button('tables.new.start').click()
}

interface Story {
  readonly scenario: string
  readonly module: string
  readonly opening: string
  readonly objective: string
  readonly phone: boolean
}

const STORIES: readonly Story[] = [
  { scenario: 'chimp', module: 'raxxon', opening: 'plans', objective: 'r1', phone: false },
  { scenario: 'raid', module: 'bandits', opening: 'gifts', objective: 'b1', phone: true },
]

for (const { scenario, module, opening, objective, phone } of share(STORIES, STORIES.length, 0))
  test(`${scenario} with all modules is begun in the form, read and played`, { skip: QUICK }, async () => {
    const { page, problems } = await house().visitor({
      prefs: { name: 'Ada', onePress: true },
      ...(phone && { viewport: PHONE, hasTouch: true, isMobile: true }),
    })
    const read: string[] = []
    const player = new Player(page, {
      seed: scenario,
      taps: phone,
      atOnce: true,
      async reads(passage) {
        read.push(passage)
        await page.getByRole('heading', { name: words.say(`passage.${passage}`) }).waitFor()
        assert.deepEqual(
          await violations(page, { themes: [phone ? 'light' : 'dark'], within: '[data-testid="moment"]' }),
          [],
        )
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), page.viewportSize()!.width)
        assert.ok(await page.evaluate(() => document.activeElement?.id === 'moment'), 'the focus begins at the title')
      },
    })
    await begin(page, player, scenario, module)
    await player.playSome(8, words.say('colony.round', { n: 2 }))
    assert.equal(read[0], opening)
    if (phone) await page.keyboard.press('o')
    const card = page.locator('[data-thing="objective"]').filter({ visible: true }).first()
    await card.getByText(words.say(`objective.${objective}`)).waitFor()
    assert.deepEqual(problems, [])
  })

test('a passage stops the table: it is closed by a key, and then the question is there', { skip: QUICK }, async () => {
  const { page, problems } = await house().visitor({ prefs: { name: 'Ada', speed: 1 } })
  const night = storyNights({ scenario: 'raid' }, ['ambush']).get('ambush')!
  assert.equal(night.choice.do, 'done')
  await openFile(page, night.file)
  await new Player(page).asked()
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  const passage = page.locator('[data-passage="ambush"]')
  await passage.waitFor()
  await passage.getByText(words.say('story.change.fights')).waitFor()
  assert.equal(await passage.locator('[data-state="now"]').textContent(), `2${words.say('story.chapter.b2')}`)
  assert.ok(await page.locator('main').evaluate(main => (main as HTMLElement).inert))
  await page.keyboard.press('Escape')
  await passage.waitFor({ state: 'detached' })
  assert.ok(!(await page.locator('main').evaluate(main => (main as HTMLElement).inert)))
  assert.deepEqual(problems, [])
})
