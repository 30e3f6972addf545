import { type Config, decidedByScenario, decidedByVariant } from '@lastlight/long-night/config'
import { canAskForRaxxon, type Range, startOf, traitorChance } from '@lastlight/long-night/queries/newGame'
import type { Words } from '@lastlight/words'
import { lazy } from 'react'
import type { Decision, Setting, Sum, TableSetup } from '../../face/manifest.ts'
import { info } from './info.ts'

const printed = ([least, most]: Range): string => (least === most ? String(least) : `${least}–${most}`)

/** LN-SETUP-10: in how many of a hundred games there is a traitor. */
function traitorIn(config: Config, words: Words): string {
  const chance = traitorChance(config)
  return chance
    ? words.say('config.long-night.sum.traitor.hidden', { n: Math.round((100 * chance.dealt) / chance.of) })
    : words.say(`config.long-night.sum.traitor.${config.variant}`)
}

function sumsOf(config: Config, words: Words): readonly Sum[] {
  const { minutes, morale, rounds, zombies } = startOf(config)
  return [
    {
      label: words.say('config.long-night.sum.time'),
      value: words.say('config.long-night.sum.time.value', { minutes: printed(minutes) }),
    },
    {
      label: words.say('config.long-night.sum.start'),
      value: words.say('config.long-night.sum.start.value', { morale: printed(morale), rounds: printed(rounds) }),
    },
    {
      label: words.say('config.long-night.sum.zombies'),
      value: words.say('config.long-night.sum.zombies.value', {
        colony: printed(zombies.colony),
        location: printed(zombies.location),
      }),
    },
    { label: words.say('config.long-night.sum.traitor'), value: traitorIn(config, words) },
  ]
}

const decisions = (by: string, decided: object): { readonly [field: string]: Decision } =>
  Object.fromEntries(Object.entries(decided).map(([field, value]: [string, Setting]) => [field, { value, by }]))

const DecksPart = lazy(async () => ({ default: (await import('./decks/DecksPart.tsx')).DecksPart }))

export const setup: TableSetup = {
  info,
  groups: [
    { id: 'play', fields: ['variant', 'hard', 'likelyTraitor', 'elimination'] },
    { id: 'crossroads', fields: ['adultCrossroads', 'adultCards', 'hiddenEffects'], prefs: ['aloud'] },
    { id: 'objective', fields: ['objective', 'raxxonTribute'] },
    { id: 'story', fields: ['scenario', 'modules'], isFolded: true },
    { id: 'decks', fields: ['decks'], isFolded: true, part: DecksPart },
    { id: 'rulebook', fields: ['edition'] },
  ],
  sums: (config, words) => sumsOf(config as unknown as Config, words),
  decided: config => ({
    ...decisions('variant', decidedByVariant(config as unknown as Config)),
    ...decisions('scenario', decidedByScenario(config as unknown as Config)),
  }),
  unused: config => [
    ...(config['adultCrossroads'] === true ? [] : ['adultCards']),
    ...(canAskForRaxxon(config as unknown as Config) ? [] : ['raxxonTribute']),
  ],
}
