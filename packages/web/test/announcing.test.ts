// What is announced of a round of bots is what the recap says, in both games.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newBot } from '@lastlight/bots'
import {
  type AnyGame,
  defaultConfig,
  heard,
  LOCALES,
  type Locale,
  Match,
  type Messages,
  type Told,
} from '@lastlight/kernel'
import { game as longNight } from '@lastlight/long-night'
import { game as outlive } from '@lastlight/outlive'
import { wordsOf } from '@lastlight/words'
import type { AnyFace, Saying } from '../src/face/face.ts'
import { displayOf as displayOfNight } from '../src/games/long-night/display.ts'
import { sayingOf as sayingOfNight } from '../src/games/long-night/saying.ts'
import { messages as messagesOfNight } from '../src/games/long-night/text/index.ts'
import { displayOf } from '../src/games/outlive/display.ts'
import { merged } from '../src/games/outlive/merged.ts'
import { sayingOf } from '../src/games/outlive/saying.ts'
import { messages } from '../src/games/outlive/text/index.ts'
import type { GameEvent } from '../src/play/game.ts'
import { shellMessages } from '../src/shell/texts.ts'
import { announcementOf, heardAll, heardOf } from '../src/showing/announcing.ts'
import { newsSinceLast, paragraphsOf, type RecapReader } from '../src/showing/recap.ts'

const ME = 0
const PLAYERS = 3
const NAMES = ['Ola', 'Oto', 'Vera']

interface Heard {
  readonly game: AnyGame
  readonly display: AnyFace['display']
  readonly merged?: AnyFace['merged']
  saying(words: RecapReader['words']): Pick<Saying, 'event'>
  messages(locale: Locale): Promise<Messages>
  /** How many times the seat is asked before the game is left. */
  readonly questions: number
  /** An event that a seat did not choose. */
  readonly luck: readonly string[]
  /** A line that says nothing new. */
  readonly idle: readonly [key: string, args: Parameters<RecapReader['words']['say']>[1]]
}

const SUBJECTS = [
  {
    game: outlive,
    display: displayOf,
    merged,
    saying: sayingOf,
    messages,
    questions: 250,
    luck: ['searched', 'lost', 'hunted', 'contamination'],
    idle: ['log.turnOver', { who: { who: 1 } }],
  },
  {
    game: longNight,
    display: displayOfNight,
    saying: sayingOfNight,
    messages: messagesOfNight,
    questions: 120,
    luck: ['rolled', 'drew'],
    idle: ['log.turnOver', { who: { who: 1 }, why: '' }],
  },
] as unknown as readonly Heard[]

/** What a person hears, and what the recap says, each time when they are asked after others have played. */
function listen(
  { game, questions }: Heard,
  reader: RecapReader,
  hear: (told: readonly GameEvent[], choices: readonly number[], spoken: readonly string[]) => void,
): void {
  const match = Match.start(game, defaultConfig(game.configs, PLAYERS), 'a round by ear')
  const bots = Array.from({ length: PLAYERS }, (_, seat) => newBot(game.id, 'random', `ear ${seat}`))
  const told: GameEvent[] = []
  let said = heardAll(told)
  let spoken: string[] = []
  const choices: number[] = []
  for (let asked = 0; asked < questions; ) {
    const pending = game.pending(match.state)
    const isMine = pending.includes(ME)
    const next = announcementOf(told, heardOf(said, told), isMine, reader)
    said = next.heard
    spoken.push(...next.summary)
    if (isMine) {
      hear(told, choices, spoken)
      choices.push(told.length)
      asked++
      spoken = []
    }
    const seat = isMine ? ME : pending[0]
    if (seat === undefined) return
    const options = game.options(match.state, seat)
    const choice = bots[seat]!.choose({
      seat,
      view: game.view(match.state, seat),
      options,
      told: match.told(seat),
      imagine: seed => game.resample(match.state, seat, seed),
    })
    for (const news of match.play(seat, choice) as readonly Told<GameEvent>[]) {
      const event = heard(news, ME)
      if (event !== undefined) told.push(event)
    }
  }
}

for (const subject of SUBJECTS)
  describe(subject.game.id, () => {
    for (const locale of LOCALES)
      test(`the turns of others are spoken whole, as the recap says them, one’s own luck first (${locale})`, async () => {
        const words = wordsOf({ ...(await shellMessages(locale)), ...(await subject.messages(locale)) }, locale, {
          missing: 'throws',
          nameOf: who => NAMES[who]!,
          me: ME,
        })
        const face = { display: subject.display, ...(subject.merged && { merged: subject.merged }) }
        const reader: RecapReader = { face, saying: subject.saying(words), words, me: ME, seats: PLAYERS }
        const idle = words.say(...subject.idle)
        let rounds = 0
        let longest = 0
        const luck = new Set<string>()
        listen(subject, reader, (told, choices, spoken) => {
          const news = newsSinceLast(told, choices, reader)
          // In the middle of one's own turn the recap is about the time before it.
          const isNew = told.slice(choices.at(-1) ?? 0).some(({ seat }) => seat !== undefined && seat !== ME)
          if (!isNew) return
          const recap = paragraphsOf(news, reader)
          rounds++
          longest = Math.max(longest, news.length)
          for (const { e, seat } of news) if (seat === ME) luck.add(e)
          assert.deepEqual(
            spoken,
            recap.map(({ text }) => text),
          )
          if (recap.some(({ who }) => who === ME)) assert.equal(recap[0]!.who, ME)
          assert.ok(!spoken.join(' ').includes(idle), 'nothing is said of the end of a turn')
        })
        assert.ok(rounds >= 5, `${rounds} rounds`)
        assert.ok(longest > 12, 'more than a few lines')
        assert.ok(
          subject.luck.some(e => luck.has(e)),
          [...luck].join(' '),
        )
      })
  })

test('what is urgent is announced while others still play, and again in the summary', () => {
  const reader: RecapReader = {
    face: { display: ({ e }) => ({ things: [], weight: 1, urgent: e === 'death' }) },
    saying: { event: ({ e }) => `${e}.` },
    words: wordsOf({}, 'en'),
    me: 0,
    seats: 3,
  }
  const told = [
    { e: 'own', seat: 0 },
    { e: 'step', seat: 1 },
    { e: 'death', seat: 1 },
  ]
  const first = announcementOf(told, heardAll([]), false, reader)
  assert.deepEqual([first.summary, first.urgent], [[], 'death.'])
  const more = announcementOf([...told, { e: 'step', seat: 2 }], first.heard, false, reader)
  assert.deepEqual([more.summary, more.urgent], [[], ''])
  const last = announcementOf([...told, { e: 'step', seat: 2 }], more.heard, true, reader)
  assert.deepEqual([last.summary, last.urgent], [['step. death.', 'step.'], ''])
  assert.deepEqual(announcementOf(told, last.heard, true, reader).summary, [], 'nothing twice')
})
