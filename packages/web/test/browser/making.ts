// New tables, made in the form as a person does.

import type { Locator, Page } from 'playwright-core'
import type { Player } from './player.ts'

interface Form {
  readonly name: string
  /** Who else plays, by seat: 'open', a level of a bot, or somebody on this device. */
  readonly others: readonly ('open' | 'bot' | { readonly name: string })[]
  readonly quick?: boolean
  /** How many minutes there are for a turn. */
  readonly minutes?: number
}

/** At /new, with the way of playing that the path asks for. */
async function fill(player: Player, { name, others, quick = false, minutes }: Form): Promise<void> {
  const { page } = player
  await page.getByRole('radio', { name: String(others.length + 1), exact: true }).check({ force: true })
  await page.getByLabel(player.say('tables.new.myName')).fill(name)
  for (const [i, other] of others.entries()) {
    const n = i + 2
    const kind = typeof other === 'string' ? other : 'person'
    await page.getByLabel(player.say('tables.seat', { n }), { exact: true }).selectOption(kind)
    if (kind === 'bot') await page.getByLabel(player.say('tables.new.level', { n })).selectOption('casual')
    if (typeof other === 'object') await page.getByLabel(player.say('tables.new.theirName', { n })).fill(other.name)
  }
  if (quick) await page.getByRole('switch', { name: player.say('config.outlive.quick') }).check()
  if (minutes === undefined) return
  await page.getByRole('heading', { name: player.say('tables.new.more') }).click()
  await page.getByRole('radio', { name: player.say('tables.clock.minutes', { n: minutes }) }).press(' ')
}

/** A table on the server, before the game; gives the link for others. */
export async function openTable(player: Player, form: Form): Promise<string> {
  await player.page.goto('/new/outlive?with=friends')
  await fill(player, form)
  await player.button('tables.new.make').click()
  await player.button('tables.wait.start').waitFor()
  const link = player.page.getByLabel(player.say('tables.invite.link'))
  return (await link.count()) > 0 ? link.inputValue() : ''
}

/** The name on a seat of a table that waits. */
export const seatOf = (page: Page, name: string): Locator =>
  page.locator('[data-thing^="seat:"]').getByText(name, { exact: true })

/** Somebody with the link sits down at the owner's table, and the game begins. */
export async function beginWith(owner: Player, guest: Player, name: string, link: string): Promise<void> {
  await guest.page.goto(link)
  await guest.page.getByLabel(guest.say('account.name')).fill(name)
  await guest.button('tables.join.go').click()
  await guest.button('tables.join.sit').click()
  await seatOf(owner.page, name).waitFor()
  await owner.button('tables.wait.start').click()
}

/** A game against a bot on the server, begun. */
export async function playOnline(player: Player): Promise<void> {
  await openTable(player, { name: 'Ola', others: ['bot'], quick: true })
  await player.button('tables.wait.start').click()
  await player.asked()
}

/** A game of several people at one device. */
export async function shareDevice(player: Player, names: readonly string[]): Promise<void> {
  const [name, ...others] = names
  await player.page.goto('/new/outlive')
  await player.page.getByRole('radio', { name: player.say('tables.preset.screen') }).check({ force: true })
  await fill(player, { name: name!, others: others.map(other => ({ name: other })) })
  await player.button('tables.new.start').click()
}
