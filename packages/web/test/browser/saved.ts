// Tables at a certain moment: a game played by the rules alone, as a file for My games.

import type { Locale } from '@lastlight/kernel'
import { Match } from '@lastlight/kernel'
import { type Config, game, type Option, type View } from '@lastlight/outlive'
import type { BrowserContext, Page } from 'playwright-core'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { WORDS } from './said.ts'

const SOLO: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', level: 'casual' },
]

interface Wanted {
  readonly seed?: string
  readonly seats?: readonly LocalSeat[]
  readonly config?: Partial<Config>
  /** Whether to stop here, by the question of the first seat. Without it the game is played to its end. */
  readonly until?: (options: readonly Option[], view: View) => boolean
}

/** The text of a file with a game in it. */
export function savedTable({ seed = 'a table for a test', seats = SOLO, config = {}, until }: Wanted): string {
  const match = Match.start(game, { players: seats.length, quick: true, heroes: 'together', ...config }, seed)
  for (let turn = 0; ; turn++) {
    const [seat] = game.pending(match.state)
    if (seat === undefined) {
      if (until) throw new Error('The game was over before the moment came.')
      return textOf(seats, match.save())
    }
    const options = game.options(match.state, seat)
    if (seat === 0 && until?.(options, game.view(match.state, 0))) return textOf(seats, match.save())
    match.play(seat, options[(turn * 7) % options.length]!)
  }
}

const LAST_DAY = 6
/** The last night, with a few choices before the final scores. */
export const lastNight = (_: readonly Option[], { round, phase }: View): boolean =>
  round === LAST_DAY && phase === 'night'

/** A day on which a hero may go. */
export const beforeMove = (options: readonly Option[], { round }: View): boolean =>
  round >= 2 && options.some(({ do: kind }) => kind === 'move')

const has = (options: readonly Option[], kind: string): boolean => options.some(option => option.do === kind)
/** In the middle of a hero's turn: it can act, or end it. */
export const atWork = (options: readonly Option[], { phase }: View): boolean =>
  phase === 'day' && has(options, 'gather') && has(options, 'done')

/** Bots never answer, so that the present question stays; the coach does. */
export const holdBots = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (
      this: Worker,
      message: { readonly role?: string; readonly port: MessagePort },
      ...more: never[]
    ) {
      if (message.role !== 'bots') return postMessage.call(this, message, ...more)
      const { port1, port2 } = new MessageChannel()
      const pass = (
        from: MessagePort,
        to: MessagePort,
        isPassed: (data: { readonly call?: string }) => boolean,
      ): void => {
        from.addEventListener('message', ({ data }: MessageEvent<{ readonly call?: string }>) => {
          if (isPassed(data)) to.postMessage(data, [])
        })
        from.start()
      }
      pass(message.port, port1, ({ call }) => call === 'advise')
      pass(port1, message.port, () => true)
      return postMessage.call(this, { role: 'bots', port: port2 }, { transfer: [port2] })
    }
  })

/** Opens a file as a person does. */
export async function openFile(page: Page, text: string, locale: Locale = 'en'): Promise<void> {
  await page.goto('/games')
  await chooseFile(page, text, locale)
}

/** Opens one file after the other without loading the page again. */
export async function openNext(page: Page, text: string, locale: Locale = 'en'): Promise<void> {
  if (!page.url().includes('/here/')) return openFile(page, text, locale)
  await page.goBack()
  await page.waitForURL(/\/games$/)
  await chooseFile(page, text, locale)
}

async function chooseFile(page: Page, text: string, locale: Locale): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel(WORDS[locale].say('tables.mine.import')).setInputFiles(file)
  await page.waitForURL(/\/here\//)
  await page.getByTestId('table').waitFor()
}
