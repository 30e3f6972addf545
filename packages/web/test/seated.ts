// A page without a window: it receives the worker's messages and keeps them as a table does.

import type { Seat, Viewer } from '@lastlight/kernel'
import { type BotRunner, newBotRunner } from '../src/play/local/botRunner.ts'
import { Host } from '../src/play/local/host.ts'
import type { PageMessage } from '../src/play/local/hosted.ts'
import type { Lock } from '../src/play/local/lock.ts'
import { memoryStore, type TableStore } from '../src/play/local/store.ts'
import type { Sight } from '../src/play/table.ts'

const free: Lock = (_, __, tell) => {
  tell('held')
  return () => undefined
}

/** Bots that think by tries, not by the clock. */
export const botRunner: BotRunner = newBotRunner({
  bot: { iterations: 8 },
  coach: { iterations: 8 },
  analyst: { iterations: 8 },
})

interface Setting {
  readonly store?: TableStore
  readonly lock?: Lock
  readonly botRunner?: BotRunner
}

export class Page {
  readonly host: Host
  readonly store: TableStore
  readonly pushes: { readonly eyes: number; readonly push: PageMessage }[] = []
  readonly #waiting = new Set<() => void>()

  constructor(setting: Setting = {}) {
    this.store = setting.store ?? memoryStore()
    this.host = new Host({
      store: this.store,
      lock: setting.lock ?? free,
      botRunner: setting.botRunner ?? botRunner,
      tell: (eyes, push) => {
        // As it would come through a port.
        this.pushes.push({ eyes, push: structuredClone(push) })
        for (const look of this.#waiting) look()
      },
    })
  }

  of(eyes: number): PageMessage[] {
    return this.pushes.filter(each => each.eyes === eyes).map(({ push }) => push)
  }

  /** The last sight that a viewer was shown. */
  sight(eyes: number): Sight {
    const push = this.of(eyes).findLast(each => each.t === 'shown' || each.t === 'step')
    if (!push) throw new Error('nothing was shown yet')
    return push.sight
  }

  asked(eyes: number): readonly Seat[] {
    const push = this.of(eyes).findLast(each => each.t === 'shown' || each.t === 'step')
    return push?.asked ?? []
  }

  told(eyes: number): readonly unknown[] {
    return this.of(eyes).reduce<readonly unknown[]>((told, push) => {
      if (push.t === 'shown') return push.told
      return push.t === 'step' ? [...told, ...push.events] : told
    }, [])
  }

  async until(holds: () => boolean): Promise<void> {
    if (holds()) return
    await new Promise<void>(resolve => {
      const look = (): void => {
        if (!holds()) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
    })
  }

  /** Waits until a person here is asked, or the game is over. */
  async rest(eyes: number): Promise<void> {
    await this.until(
      () =>
        this.of(eyes).some(({ t }) => t === 'shown') &&
        (this.asked(eyes).length > 0 || this.sight(eyes).outcome !== null),
    )
  }

  look(eyes: number, viewer: Viewer): Sight {
    this.host.look(eyes, viewer)
    return this.sight(eyes)
  }

  play(eyes: number, option: unknown): ReturnType<Host['play']> {
    return this.host.play(eyes, this.sight(eyes).version, option)
  }
}
