// The secrets of a seat before the first day: the leaders and rooms that it was dealt.

import assert from 'node:assert/strict'
import { BASIC_ROOMS } from '@lastlight/outlive/content/rooms'
import type { Page } from 'playwright-core'
import { WORDS } from './said.ts'

const SHARED = new Set<string>(BASIC_ROOMS.map(room => `room:${room}`))

/** The things on a page that its owner has to choose from. */
export async function dealtTo(page: Page): Promise<readonly string[]> {
  const cards = page.locator('[data-thing^="leader:"], [data-thing^="room:"]')
  await cards.first().waitFor()
  const things = await cards.evaluateAll(found => found.map(each => each.getAttribute('data-thing')!))
  const secret = things.filter(thing => !SHARED.has(thing) && thing !== 'room:airlock')
  assert.ok(secret.some(thing => thing.startsWith('leader:')))
  return [...new Set(secret)]
}

/** All ways in which such a thing could show, to a person or to a program. */
function tracesOf(thing: string): readonly string[] {
  const kind = thing.slice(0, thing.indexOf(':'))
  const id = thing.slice(kind.length + 1)
  const names = kind === 'leader' ? Object.values(WORDS).map(words => words.say(`leader.${id}`)) : []
  return [thing, `"${id}"`, ...names]
}

export function assertHidden(secrets: readonly string[], place: string, what: string): void {
  for (const trace of secrets.flatMap(tracesOf)) assert.ok(!place.includes(trace), `${what} must not tell of ${trace}`)
}
