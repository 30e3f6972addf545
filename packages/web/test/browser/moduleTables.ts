// Tables with bandits and improvements at work, played by the rules alone.

import { asking, type Option, type View } from '@lastlight/long-night'
import { type NightSign, nightsWith } from './nights.ts'

const has = (options: readonly Option[], kind: Option['do']): boolean => options.some(option => option.do === kind)

/** Builds and goes to the hideout whenever it can, and stays there. */
function prefers(options: readonly Option[], view: View): Option | undefined {
  if (asking(options) !== 'act') return undefined
  const built = view.improvements?.built.length ?? 0
  const isAt = (id: string): boolean => view.survivors.some(each => each.id === id && each.at === 'hideout')
  return (
    options.find(option => option.do === 'build' && built < 2) ??
    options.find(option => option.do === 'move' && option.to === 'hideout' && view.active === 0) ??
    options.find(option => option.do === 'search' && !isAt(option.survivor)) ??
    options.find(option => option.do === 'done')
  )
}

const isReady: NightSign = (options, view) =>
  asking(options) === 'act' &&
  has(options, 'raid') &&
  has(options, 'build') &&
  (view.stash?.length ?? 0) >= 3 &&
  (view.improvements?.built.length ?? 0) >= 1 &&
  view.survivors.some(({ seat, at, wounds }) => seat === 0 && at === 'hideout' && wounds > 0)

/** A turn of the first seat with a wounded survivor at the hideout, loot in it, material in hand and an improvement built. */
export const tableOfModules = (): string =>
  nightsWith(
    { ready: isReady },
    { config: { modules: ['improvements', 'bandits'], objective: 'convoy' }, prefers, games: 200 },
  ).get('ready')!
