import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { violations } from './axe.ts'
import { houseOf, QUICK } from './house.ts'
import { beginWith, openTable } from './making.ts'
import { askedOf, Player } from './player.ts'

const house = houseOf({
  isWanted: !QUICK,
  settings: { SEAT_GRACE: '5', SOURCE_URL: 'https://code.example.org/lastlight' },
})

const NOTE = 'Ben has no water left'

/** The status under the bar, which concerns everybody. */
const matters = ({ page }: Player): Locator => page.getByTestId('matters')
const says = async (player: Player, key: string, args?: Parameters<Player['say']>[1]): Promise<void> => {
  await matters(player).getByText(player.say(key, args)).waitFor()
}
const isSilent = async (player: Player): Promise<void> => {
  await player.page.waitForFunction(() => document.querySelector('[data-testid="matters"]')?.childElementCount === 0)
}
const asks = (player: Player, about: string): Locator => matters(player).locator(`[data-motion="${about}"]`)
/** Everybody reads whose wish it is, and to which day it leads. */
const reads = async (player: Player, about: string, name: string): Promise<void> => {
  const line = asks(player, about)
  await line.getByText(name).waitFor()
  await line.getByText(player.say('board.day', { n: 1, of: 6 })).waitFor()
}
const presses = (where: Locator, player: Player, key: string): Promise<void> =>
  where.getByRole('button', { name: player.say(key), exact: true }).click()

const TIME = /(\d+):(\d\d)/
/** The text of the turn's clock. */
async function secondsLeft({ page }: Player): Promise<number> {
  const [, minutes, seconds] = TIME.exec((await page.getByRole('timer').textContent())!)!
  return Number(minutes) * 60 + Number(seconds)
}

const opens = (player: Player): Promise<void> => player.button('table.menu').click()
/** Presses a button of the menu, which closes by itself when a vote begins. */
async function wishes(player: Player, ...keys: readonly string[]): Promise<void> {
  await opens(player)
  for (const key of keys) await player.button(key).click()
  await player.page.locator('dialog').waitFor({ state: 'detached' })
}
/** All lines of the log; it begins with the newest ones, and a button shows the others. */
async function lines({ page }: Player): Promise<readonly string[]> {
  const log = page.getByRole('log')
  if ((await log.getByRole('button').count()) > 0) await log.getByRole('button').dispatchEvent('click')
  return log.locator('li').allTextContents()
}

test('two people, and a third who watches, pause, rewind, undo, keep notes, lose the connection, leave, come back and play again, and each reads what is true', {
  skip: QUICK,
}, async t => {
  const first = await house().visitor()
  const second = await house().visitor({ locale: 'pl-PL' })
  const third = await house().visitor()
  const anna = new Player(first.page, { seed: 'Anna' })
  const ben = new Player(second.page, { locale: 'pl', seed: 'Ben' })
  const carl = new Player(third.page, { seed: 'Carl' })
  const both = [anna, ben]
  const all = [...both, carl]
  const link = await openTable(anna, { name: 'Anna', others: ['open'], quick: true, minutes: 10 })
  await t.test('the door names the game, the host and the seats, and sees who comes', async () => {
    await carl.page.goto(link)
    await carl.page.getByRole('heading', { name: carl.say('home.outlive.title') }).waitFor()
    await carl.page.getByText(carl.say('tables.host', { name: 'Anna' })).waitFor()
    await carl.page.locator('[data-presence="here"]').waitFor()
    assert.equal(await carl.page.getByRole('link', { name: carl.say('tables.join.watch') }).count(), 0)
    // It stands as the server says, a moment later.
    await anna.page.getByRole('switch', { name: anna.say('tables.watching') }).click()
    await carl.page.getByRole('link', { name: carl.say('tables.join.watch') }).waitFor()
  })
  await beginWith(anna, ben, 'Ben', link)
  await carl.page.getByText('Ben', { exact: true }).waitFor()
  await carl.page.getByRole('link', { name: carl.say('tables.join.watch') }).click()
  for (const player of [anna, ben]) await player.page.getByTestId('spectators').waitFor()
  const day = (player: Player): Promise<string> => player.play(player.say('board.day', { n: 1, of: 6 }))
  assert.deepEqual(await Promise.all(both.map(day)), ['there', 'there'])

  /** Who is asked now, and who waits. */
  const turn = async (): Promise<readonly [Player, Player]> =>
    (await askedOf(both)) === anna ? [anna, ben] : [ben, anna]

  await t.test(
    'a pause that one asks for and the other agrees to stops the clock of both, until one goes on',
    async () => {
      const before = new Map<Player, number>()
      for (const player of both) before.set(player, await secondsLeft(player))
      await wishes(anna, 'table.pause')
      await says(anna, 'table.motion.agreed')
      await asks(ben, 'pause').waitFor()
      assert.deepEqual(await violations(ben.page), [])
      await presses(asks(ben, 'pause'), ben, 'table.yes')
      for (const player of both) {
        await says(player, 'table.paused')
        await player.page.getByRole('timer').waitFor({ state: 'detached' })
        assert.equal(await asks(player, 'pause').count(), 0)
      }
      await presses(matters(ben), ben, 'table.resume')
      for (const player of both) {
        await isSilent(player)
        // Time that was used before the pause stays used.
        await player.page.getByRole('timer').getByText(TIME).waitFor()
        assert.ok((await secondsLeft(player)) <= before.get(player)!)
      }
    },
  )

  await t.test(
    'a wish to go back that the other agrees to takes the table of all back, and all read whose it was',
    async () => {
      let [mover, other] = await turn()
      // A payment is several steps, and one is undone here.
      while ((await mover.ask.locator('output').count()) > 0) {
        await mover.answer()
        ;[mover, other] = await turn()
      }
      const offered = await mover.offered()
      const before = await lines(other)
      await mover.answer()
      await other.page.waitForFunction(
        count => document.querySelectorAll('[role="log"] li').length > count,
        before.length,
      )
      await opens(ben)
      await ben.button('table.rewind').click()
      await ben.page
        .getByTestId('moment')
        .getByText(ben.say('board.day', { n: 1, of: 6 }))
        .waitFor()
      await ben.button('table.back.show').click()
      await ben.page.getByTestId('picture').waitFor()
      await ben.page.keyboard.press('Escape')
      await ben.button('table.rewind.go').click()
      await reads(anna, 'rewind', 'Ben')
      await reads(carl, 'rewind', 'Ben')
      assert.equal(
        await asks(carl, 'rewind')
          .getByRole('button', { name: carl.say('table.yes') })
          .count(),
        0,
      )
      assert.deepEqual(await violations(anna.page), [])
      await presses(asks(anna, 'rewind'), anna, 'table.back.show')
      await anna.page.getByTestId('picture').waitFor()
      await anna.page.keyboard.press('Escape')
      await presses(asks(anna, 'rewind'), anna, 'table.yes')
      for (const player of [anna, carl]) await reads(player, 'rewind-accepted', 'Ben')
      await asks(ben, 'rewind-accepted').waitFor()
      await mover.isOffered(offered)
      assert.deepEqual(await lines(other), [...before, other.say('table.rewind.count', { n: 1 })])
      for (const player of all) await presses(matters(player), player, 'shell.close')
    },
  )

  await t.test('a wish of the host that somebody refuses is gone, and the table stays', async () => {
    // There may be no decision left to go back to.
    const [mover, other] = await turn()
    const count = (await lines(other)).length
    await mover.answer()
    await other.page.waitForFunction(n => document.querySelectorAll('[role="log"] li').length > n, count)
    const before = await Promise.all(both.map(lines))
    await wishes(anna, 'table.rewind', 'table.rewind.go')
    await presses(asks(ben, 'rewind'), ben, 'table.no')
    for (const player of [ben, carl]) await reads(player, 'rewind-refused', 'Anna')
    await asks(anna, 'rewind-refused').waitFor()
    assert.deepEqual(await Promise.all(both.map(lines)), before)
    for (const player of all) await isSilent(player)
  })

  await t.test('all others read who has taken back a choice', async () => {
    let [mover, other] = await turn()
    while (!(await mover.isLightlyChosen())) {
      await mover.answer()
      ;[mover, other] = await turn()
    }
    const before = await lines(other)
    const read = await other.page.getByRole('log').innerText()
    await mover.go()
    // A line that repeats is counted, and a long log shows only its newest lines.
    await other.page.waitForFunction(
      old => document.querySelector<HTMLElement>('[role="log"]')?.innerText !== old,
      read,
    )
    await mover.ask.getByRole('button', { name: mover.say('table.undo') }).click()
    for (const player of [other, carl])
      await asks(player, 'undone')
        .getByText(mover === anna ? 'Anna' : 'Ben')
        .first()
        .waitFor()
    assert.equal(await asks(mover, 'undone').count(), 0)
    assert.deepEqual(await lines(other), before)
    for (const player of all) await isSilent(player)
  })

  await t.test('notes and standing answers are there after a reload, and the other never sees them', async () => {
    await opens(anna)
    await anna.page.getByRole('switch', { name: anna.say('table.passes') }).check()
    await anna.page.getByText(anna.say('table.passes.on')).waitFor()
    await anna.button('table.notes').click()
    await anna.page.getByLabel(anna.say('table.notes.label')).fill(NOTE)
    await anna.button('table.notes.keep').click()
    await anna.page.getByText(anna.say('table.notes.kept')).waitFor()
    await anna.page.getByLabel(anna.say('table.notes.label')).fill(`${NOTE}, I think`)
    const kept = anna.page.waitForResponse(reply => reply.url().endsWith('/notes'))
    await anna.page.keyboard.press('Escape')
    await kept
    for (const { page } of both) await page.reload()
    for (const player of both) {
      await opens(player)
      const passes = player.page.getByRole('switch', { name: player.say('table.passes') })
      await player.page.waitForFunction(
        id => !(document.getElementById(id) as HTMLInputElement).disabled,
        (await passes.getAttribute('id'))!,
      )
      assert.equal(await passes.isChecked(), player === anna)
      await player.button('table.notes').click()
      const notes = player.page.getByLabel(player.say('table.notes.label'))
      await player.page.waitForFunction(() => !document.querySelector('textarea')?.disabled)
      assert.equal(await notes.inputValue(), player === anna ? `${NOTE}, I think` : '')
      await player.page.keyboard.press('Escape')
    }
    assert.ok(!(await ben.page.content()).includes(NOTE))
    // A pass of the server would take questions away from the choices below.
    await opens(anna)
    await anna.page.getByRole('switch', { name: anna.say('table.passes') }).uncheck()
    await anna.page.getByText(anna.say('table.passes.off')).waitFor()
    await anna.page.keyboard.press('Escape')
  })

  await t.test(
    'somebody who loses the connection is shown as away and then as offline, and keeps the seat or loses it',
    async () => {
      const isShown = (player: Player, presence: string): Promise<void> =>
        player.page
          .getByRole('list', { name: player.say('table.order') })
          .locator('li')
          .nth(1)
          .locator(`[data-presence="${presence}"]`)
          .waitFor()
      // The others wait for Ben, so they are told about his seat.
      while ((await turn())[0] !== ben) await anna.answer()
      const isRead = (player: Player, key: string): Promise<void> => {
        const [start] = player.say(key, { name: 'Ben', n: 7 }).split('7')
        return matters(player).getByText(start!).waitFor()
      }
      const path = ben.page.url()
      for (const presence of ['away', 'here', 'gone']) {
        // Away from the table, and back within the grace period of this house; the second time it passes.
        await ben.page.goto(presence === 'here' ? path : '/api')
        for (const player of [anna, carl]) {
          await isShown(player, presence)
          if (presence === 'here') await isSilent(player)
          else await isRead(player, presence === 'away' ? 'table.lostConnection' : 'table.notConnected')
        }
      }
      await says(carl, 'table.notConnected.host')
      await anna.button('table.bot', { name: 'Ben' }).click()
      for (const player of [anna, carl]) await says(player, 'table.standIn.other', { name: 'Ben' })
      await ben.page.goto(path)
      await says(ben, 'table.standIn')
      await presses(matters(ben), ben, 'table.back')
      for (const player of all) await isSilent(player)
    },
  )

  await t.test('a bot takes the seat of somebody who leaves, until they come back', async () => {
    await wishes(ben, 'table.leave', 'table.leave.yes')
    await says(ben, 'table.standIn')
    for (const player of [anna, carl]) await says(player, 'table.standIn.other', { name: 'Ben' })
    const done = await lines(anna)
    const isPlayedFor = async (): Promise<boolean> =>
      (await lines(anna)).slice(0, -done.length).some(line => line.includes('Ben'))
    for (;;) {
      await anna.asked()
      if (await isPlayedFor()) break
      await anna.answer()
    }
    await presses(matters(ben), ben, 'table.back')
    for (const player of all) await isSilent(player)
  })

  await t.test('the game ends for both when both want to give up, and there is a way on', async () => {
    await wishes(anna, 'table.abandon', 'table.abandon.yes')
    await presses(asks(ben, 'abandon'), ben, 'table.yes')
    for (const { page } of all) {
      await page.getByTestId('given-up').waitFor()
      assert.equal(await page.getByTestId('ask').count(), 0)
    }
    await anna.button('after.rematch').click()
    await anna.button('tables.wait.start').waitFor()
    const isCome = (player: Player, n: number): Promise<void> =>
      player.page
        .getByTestId('come')
        .getByText(player.say('tables.wait.come', { n, of: 2 }))
        .waitFor()
    await isCome(anna, 1)
    await carl.page.getByRole('link', { name: carl.say('after.rematch.open') }).click()
    await isCome(carl, 1)
    await anna.page.getByTestId('spectators').waitFor()
    await ben.page.getByRole('link', { name: ben.say('after.rematch.open') }).click()
    for (const player of all) await isCome(player, 2)
    await anna.button('tables.wait.start').click()
    for (const player of all) await player.page.getByRole('list', { name: player.say('table.order') }).waitFor()
  })
  assert.deepEqual([...first.problems, ...second.problems, ...third.problems], [])
})

test('the credits lead to the source code of this server', { skip: QUICK }, async () => {
  const { page } = await house().visitor()
  await page.goto('/credits')
  const link = page.getByRole('link', { name: 'See the source code of this server' })
  assert.equal(await link.getAttribute('href'), 'https://code.example.org/lastlight')
})
