// The Long Night with people at several devices: one of them a traitor, whose secrets stay on one screen.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOCALES } from '@lastlight/kernel'
import { asking, game, type View } from '@lastlight/long-night'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import { patched, type ToClient } from '@lastlight/protocol'
import { wordsOf } from '@lastlight/words'
import type { Page, Response } from 'playwright-core'
import { messages } from '../../src/games/long-night/text/index.ts'
import { houseOf, QUICK } from './house.ts'
import { type NightMatch, nightAt, type Seated, seatedAt, traitorOf } from './onlineNights.ts'

const house = houseOf({ isWanted: !QUICK })
const WORDS = await Promise.all(LOCALES.map(async locale => wordsOf(await messages(locale), locale)))

/** The whereabouts in messages: everybody can work them out, so they reveal nothing. */
const POSSIBLE = /\{"zones":\[[^\]]*\],"cards":\[[^\]]*\]\}/g

/** Everything that the server sends to a page, as text. */
function overheard(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = []
  page.on('websocket', socket => {
    let view: unknown
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ToClient
      if (message.t === 'sight') ({ view } = message.sight)
      // A patch may move whereabouts about, so the whole view is read instead.
      if (message.t === 'update') view = patched(view, message.patch)
      const { patch: _, ...rest } = message as ToClient & { readonly patch?: unknown }
      texts.push(Promise.resolve(JSON.stringify([rest, view])))
    })
  })
  page.on('response', (answer: Response) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) texts.push(answer.text().catch(() => ''))
  })
  return async () => (await Promise.all(texts)).join('\n').replaceAll(POSSIBLE, '')
}

/** Everything on a device that a person or a program could read while all sheets are closed. */
async function readable(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error!))
      })
      for (const store of db.objectStoreNames)
        kept.push(
          await new Promise<unknown>(resolve => {
            const all = db.transaction(store).objectStore(store).getAll()
            all.addEventListener('success', () => resolve(all.result))
          }),
        )
      db.close()
    }
    return JSON.stringify(kept)
  })
  return [await page.title(), await page.content(), await page.locator('body').ariaSnapshot(), stored].join('\n')
}

const idsIn = (ids: readonly string[]): readonly string[] => ids.flatMap(id => [`"${id}"`, `:${id}"`])

/** All ways in which the objectives of a seat could show: ids, and sentences in every language. */
function objectivesIn({ own }: View): readonly string[] {
  const said = [
    ...own!.goals.flatMap(id => [`secret.${id}`, `secret.story.${id}`, `secret.if.${id}`]),
    ...own!.fates.map(id => `exiled.${id}`),
  ]
  return [...idsIn([...own!.goals, ...own!.fates]), ...WORDS.flatMap(words => said.map(key => words.say(key)))]
}

function assertWithout(text: string, secrets: Iterable<string>, where: string): void {
  for (const secret of secrets) {
    const at = text.indexOf(secret)
    assert.equal(at, -1, `${where}: ${secret} in ${text.slice(Math.max(0, at - 200), at + 100)}`)
  }
}

/** A turn of a loyal player in the second round, who may ask, give to the crisis and call for the exile of the traitor. */
const beforeExile = (): NightMatch =>
  nightAt({
    isThere(match) {
      const traitor = traitorOf(match)
      const [seat] = game.pending(match.state)
      if (traitor === undefined || seat === undefined || seat === traitor) return false
      const options = game.options(match.state, seat)
      const { players, survivors } = game.view(match.state, 'public')
      return (
        asking(options) === 'act' &&
        roundOf(game.view(match.state, seat)) === 2 &&
        ['request', 'contribute'].every(kind => options.some(option => option.do === kind)) &&
        options.some(option => option.do === 'exile' && option.player === traitor) &&
        players.every(({ exiled, cards, declines }) => !exiled && !declines && cards > 1) &&
        survivors.some(each => each.seat === traitor && each.at === 'colony')
      )
    },
  })

test('three people ask, give, vote and exile a traitor, whose secrets are on nobody else’s device', {
  skip: QUICK,
}, async () => {
  const match = beforeExile()
  const told: (() => Promise<string>)[] = []
  const traitor = traitorOf(match)!
  const [active] = game.pending(match.state)
  const { people, path } = await seatedAt(house(), match, ({ page }) => told.push(overheard(page)))
  const anna = people[active!]!
  const others = people.filter(each => each !== anna)
  const viewOf = async ({ context, seat }: Seated): Promise<View> => {
    const answer = await context.request.get(
      `${house().url}/api/v1${path.replace('table', 'tables')}/sight?viewer=${seat}`,
    )
    return ((await answer.json()) as { readonly sight: { readonly view: View } }).sight.view
  }
  const objectives = new Set<string>()
  const hand = new Set<string>()
  const assertHidden = async (when: string): Promise<void> => {
    const view = await viewOf(people[traitor]!)
    for (const trace of objectivesIn(view)) objectives.add(trace)
    for (const trace of idsIn(view.own!.hand)) hand.add(trace)
    for (const { name, page, seat } of people) {
      const text = await readable(page)
      assertWithout(text, objectives, `${when}: ${name}`)
      // One's own hand lies open on one's own device.
      if (seat !== traitor) assertWithout(text, hand, `${when}: ${name}`)
    }
  }
  await assertHidden('at first')

  // Everybody is asked for food, and has nothing to give.
  await anna.player.ask.locator('button:is([data-thing="answer:request"], [data-thing="answer:other"])').first().click()
  await anna.player.options.first().click()
  for (const { player } of others) {
    await player.asked()
    await player.options.first().click()
  }
  await anna.player.asked()
  await anna.player.ask.getByTestId('sheet-hand').click()
  const given = (await viewOf(anna)).contributed
  await anna.page
    .getByTestId('sheet')
    .getByRole('button', { name: WORDS[active!]!.say('secret.act.contribute') })
    .first()
    .click()
  await anna.page.keyboard.press('Escape')
  await anna.player.asked()
  assert.equal((await viewOf(anna)).contributed, given + 1)
  await assertHidden('in the turn')

  await anna.player.ask.locator('button:is([data-thing="answer:against"], [data-thing="answer:other"])').first().click()
  await anna.player.options.filter({ hasText: people[traitor]!.name }).last().click()
  await anna.player.go()
  for (const { page } of people) await page.getByTestId('moment').waitFor()
  await assertHidden('while all vote')
  for (const { player } of people) await player.options.first().click()
  assert.equal(await people[traitor]!.player.rest(), 'asked')
  await assertHidden('after the exile')
  const { players } = await viewOf(anna)
  assert.deepEqual([players[traitor]!.exiled, players[traitor]!.role], [true, 'traitor'])
  await people[traitor]!.player.options.first().click()
  await anna.player.rest()
  await assertHidden('at the end')
  for (const { seat, name } of others)
    if (seat !== traitor) assertWithout(await told[seat]!(), [...objectives, ...hand], `sent to ${name}`)
  assertWithout(await told[active!]!(), [...objectives, ...hand], 'sent to the player in turn')
  assert.deepEqual(
    people.flatMap(({ problems }) => problems),
    [],
  )
})
