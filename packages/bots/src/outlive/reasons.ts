// Why a choice is good: its endings compared with those of another choice.

import { activeEvents, type Option, type State } from '@lastlight/outlive'
import { type EventId, eventRow } from '@lastlight/outlive/content/events'
import { survivors } from '@lastlight/outlive/queries/shelter'
import { difference } from '../search/difference.ts'
import { type BotReason, type Compared, type ReasonGiver, strongest, type Weighed } from '../search/reasons.ts'
import { FEATURES, type Feature, featuresOf } from './features.ts'
import { plansFor } from './plans.ts'
import { pressure, rivals } from './rivals.ts'
import { visibleIn } from './sharedFields.ts'
import { SAYINGS, TOPIC_OF, TOPICS, type Topic } from './topics.ts'
import { weighing } from './weighing.ts'

type ComparedChoice = Compared<State, Option>

/** Reasons worth fewer points are not told. */
const LEAST_POINTS = 0.15
/** An effect is a reason when it happens with this choice this much more often than with the other. */
const MOSTLY = 0.4
const FIRST_PLAYER = 0.5

export const counsel: ReasonGiver<State, Option> = {
  reasons(choice) {
    const elsewhere = choice.befores[0]!.phase === 'setup' ? plansFor(choice) : [...pressure(choice), ...rivals(choice)]
    return strongest([...elsewhere, ...ownShelter(choice), ...firstPlayer(choice)], LEAST_POINTS)
  },
}

type Features = readonly number[]
const NUMBER = new Map(FEATURES.map((feature, i) => [feature, i]))
const valueOf = (features: Features, feature: Feature): number => features[NUMBER.get(feature)!]!

function ownShelter(choice: ComparedChoice): Weighed[] {
  const { afters, others, seat } = choice
  const here = afters.map(s => featuresOf(visibleIn(s), seat))
  const there = others.map(s => featuresOf(visibleIn(s), seat))
  const weight = weighing(afters[0]!, seat)
  const found: Weighed[] = []
  let unsaid: readonly Feature[] = []
  for (const topic of TOPICS) {
    const features = FEATURES.filter(feature => TOPIC_OF[feature] === topic)
    const due = topic === 'rooms' ? [...features, ...unsaid] : features
    const said = countOf(topic, here, there)
    const points = difference(here, there, each => sum(due, feature => weight(feature) * valueOf(each, feature)))
    if (said && points.isClear && points.mean * said.wanted > 0)
      found.push({ ...inOtherWords(said, choice), points: points.mean })
    else unsaid = [...unsaid, ...features]
  }
  return found
}

const sum = <T>(list: readonly T[], value: (each: T) => number): number =>
  list.reduce((total, each) => total + value(each), 0)

interface Count {
  readonly key: string
  readonly n: number
  /** 1 when more is better, -1 when less is. */
  readonly wanted: number
}

/** The number of a topic that people would count, where it differs by one or more. */
function countOf(topic: Topic, here: readonly Features[], there: readonly Features[]): Count | undefined {
  for (const { counts, wanted, more, less } of SAYINGS[topic]) {
    const { mean, isClear } = difference(here, there, each => sum(counts, feature => valueOf(each, feature)))
    const n = Math.round(Math.abs(mean))
    if (n === 0 || !isClear) continue
    const isMore = mean > 0
    return { key: isMore ? more : less, n, wanted: isMore === (wanted === 'more') ? 1 : -1 }
  }
  return undefined
}

/** Some differences are better told in their own words than as more or less. */
function inOtherWords({ key, n }: Count, choice: ComparedChoice): BotReason {
  if (key === 'coach.events.more') {
    const event = endedEvent(choice)
    if (event !== undefined) return { key: 'coach.event', args: { event, points: eventRow(event).points } }
  }
  if (key === 'coach.survivors.more' && losesPeople(choice, choice.others))
    return { key: 'coach.survivors.kept', args: { n } }
  if (key === 'coach.survivors.less' && losesPeople(choice, choice.afters))
    return { key: 'coach.survivors.lost', args: { n } }
  return { key, args: { n } }
}

const losesPeople = ({ befores, seat }: ComparedChoice, endings: readonly State[]): boolean =>
  difference(endings, befores, s => survivors(s.players[seat]!)).mean <= -MOSTLY

/** The event that this choice ends and the other mostly does not. */
function endedEvent({ befores, afters, others, seat }: ComparedChoice): EventId | undefined {
  const active = activeEvents(befores[0]!)
  const ends = (event: EventId): number =>
    difference(afters, others, s => (s.players[seat]!.events.includes(event) ? 1 : 0)).mean
  return active.find(event => ends(event) >= MOSTLY)
}

function firstPlayer({ befores, afters, others, seat }: ComparedChoice): Weighed[] {
  if (befores[0]!.token === seat) return []
  const { mean } = difference(afters, others, s => (s.token === seat ? 1 : 0))
  return mean >= MOSTLY ? [{ key: 'coach.first', args: {}, points: mean * FIRST_PLAYER }] : []
}
