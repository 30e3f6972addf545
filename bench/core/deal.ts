import { PLAYERS, WEATHER_IDS, type WeatherId } from './content.ts'
import { Random, seedOf } from './random.ts'

export interface Start {
  readonly wood: number
  readonly food: number
  readonly stone: number
}

export interface Deal {
  readonly weather: WeatherId[]
  readonly starts: readonly Start[]
  readonly first: number
}

/** Everything in Embers that chance decides. */
export const deal = (seed: string): Deal => {
  const random = new Random(seedOf(seed))
  const weather = [...WEATHER_IDS]
  for (let i = weather.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const card = weather[i] as WeatherId
    weather[i] = weather[j] as WeatherId
    weather[j] = card
  }
  const starts: Start[] = []
  for (let seat = 0; seat < PLAYERS; seat++) {
    starts.push({ wood: 3 + random.below(2), food: 3 + random.below(2), stone: 2 + random.below(2) })
  }
  return { weather, starts, first: random.below(PLAYERS) }
}
