import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { decksFromText } from '@lastlight/long-night/content/deckFile'
import { wordsOf } from '@lastlight/words'
import { messages } from '../../src/games/long-night/text/index.ts'
import { shellMessages } from '../../src/shell/texts.ts'
import { violations } from './axe.ts'
import { houseOf, PHONE, QUICK } from './house.ts'
import { Player } from './player.ts'

const house = houseOf({ isWanted: !QUICK })
const { say } = wordsOf({ ...(await shellMessages('en')), ...(await messages('en')) }, 'en', { missing: 'throws' })
const jsonFile = (text: string) => ({ name: 'our.deck.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('a group puts its decks together, keeps them as a file, and everybody at the table reads so', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor({ viewport: PHONE, acceptDownloads: true, prefs: { name: 'Ola' } })
  const player = new Player(page)
  await page.goto('/new/long-night?with=friends')
  await page.getByText(say('config.long-night.decks.usual')).waitFor()
  await page.locator('#group-decks').click()
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true })
  const opens = (key: string) => page.getByRole('heading', { name: say(key), exact: true })
  const group = (key: string) => page.getByRole('group', { name: say(key), exact: true })
  const mixed = (name: string) => page.getByText(say('config.long-night.decks.chosen', { name })).first()

  await opens('decks.objectives').click()
  // By keyboard.
  await group('decks.objectives')
    .getByRole('checkbox', { name: say('objective.tribute') })
    .press(' ')
  await mixed(say('decks.name.usual')).waitFor()
  await opens('decks.cards').click()
  await page.getByLabel(say('decks.cards.card'), { exact: true }).selectOption('lighter')
  await button('decks.cards.add').click()
  await page.getByText(say('decks.cards.kept', { kept: 20, of: 21 })).waitFor()
  await page.getByLabel(say('decks.name'), { exact: true }).fill('Cold hands')
  await mixed('Cold hands').waitFor()
  assert.deepEqual(await violations(page, { within: 'details[open]' }), [])

  const [download] = await Promise.all([page.waitForEvent('download'), button('decks.save').click()])
  assert.equal(download.suggestedFilename(), 'cold-hands.deck.json')
  const file = await readFile(await download.path(), 'utf8')
  const { objectives, ...rest } = decksFromText(file)
  assert.deepEqual(rest, { name: 'Cold hands', cards: { police: { lighter: 1 } } })
  assert.ok(objectives?.length === 7 && !objectives.includes('tribute'))

  // Decks that cannot be played say why, and nothing can be started.
  await opens('decks.crossroads').click()
  await group('decks.crossroads')
    .getByRole('button', { name: say('decks.none') })
    .click()
  const few = say('refusal.decks.few', { n: 0, least: 10 })
  await page.locator('#lacks').getByText(few).waitFor()
  assert.ok(await player.button('tables.new.make').isDisabled())

  // A bad file says why, and nothing is lost; a good one takes the place of everything.
  const open = page.getByLabel(say('decks.open'))
  await button('decks.printed').click()
  await open.setInputFiles(jsonFile(file))
  await mixed('Cold hands').waitFor()
  await open.setInputFiles(jsonFile(file.replace('lighter', 'dragon')))
  await page.getByText(say('refusal.decks.card', { id: 'dragon' })).waitFor()
  await mixed('Cold hands').waitFor()

  await player.button('tables.new.make').click()
  await player.button('tables.wait.start').waitFor()
  await mixed('Cold hands').waitFor()
  assert.deepEqual(problems, [])
})
