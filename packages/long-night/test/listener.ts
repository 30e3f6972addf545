// Follows the table by events alone: events must explain every change that is public or in the listener's own hand.

import assert from 'node:assert/strict'
import type { Seat, Viewer } from '@lastlight/kernel'
import { itemRow, kindOf } from '../src/content/items.ts'
import { numberOf, type Place } from '../src/content/places.ts'
import { type Event, game, type Option, type State } from '../src/index.ts'
import type { Entrance, Survivor } from '../src/state.ts'
import type { Named } from '../src/text/eventPhrase.ts'
import { hand } from '../src/zones.ts'

/** A card that this listener does not see. */
const UNSEEN = '?'

const handOf = (s: State, seat: Seat): string[] => s.items.at[hand(seat)]
const survivor = (s: State, id: string): Survivor => s.survivors.find(each => each.id === id)!
const entranceOf = (s: State, at: Place, i: number): Entrance => s.places[numberOf(at)]!.entrances[i]!

/** Takes this card out of a pile, or any where nobody knows it by name. */
function take(pile: string[], card: string = UNSEEN): boolean {
  const i = pile.includes(card) ? pile.indexOf(card) : card === UNSEEN ? 0 : pile.indexOf(UNSEEN)
  return i >= 0 && pile.splice(i, 1).length > 0
}
const unequip = (s: State, card: string): boolean => s.survivors.some(each => take(each.equipment, card))

/** A card that its use spends. */
function isSpent(card: string): boolean {
  const row = itemRow(card)
  return row.keyword !== 'equip' || row.power.use?.spent === true
}

function lose(s: State, id: string): void {
  const { seat, at, equipment } = survivor(s, id)
  if (at === 'colony') handOf(s, seat).push(...equipment)
  if (at === 'hideout') s.items.at.stash.push(...equipment)
  s.survivors = s.survivors.filter(each => each.id !== id)
  s.sideEffects = s.sideEffects.filter(each => each.survivor !== id)
  if (s.players[seat]!.leader === id) s.players[seat]!.leader = ''
}

function turnHelpless(s: State, count: number, rebellious: boolean): void {
  s.rebellious += rebellious ? count : -count
  s.helpless += rebellious ? -count : count
}

function takeMutant(s: State, experiment: string, at: Place): void {
  s.mutants.splice(
    s.mutants.findIndex(each => each.experiment === experiment && each.at === at),
    1,
  )
}

const damage = { wound: 'wounds', frostbite: 'frostbite', despair: 'despair' } as const

/** The changes of each event on the table. Events that are missing here only explain. */
const HEARD: { readonly [E in Event['e']]?: (s: State, event: Named<E>) => void } = {
  joins(s, { seat, survivor: id, at, why }) {
    const unhurt = { wounds: 0, frostbite: 0, despair: 0, moved: false, restrained: false }
    s.survivors.push({ id, seat, at, equipment: [], ...unhurt })
    if (why === 'lastOne') assert.equal(s.players[seat]!.waiting, id, 'nobody hears who was drawn')
    if (s.players[seat]!.waiting === id) s.players[seat]!.waiting = ''
  },
  leads: (s, { seat, survivor: id }) => Object.assign(s.players[seat]!, { leader: id }),
  drawnSurvivor: (s, { seat, survivor: id }) => Object.assign(s.players[seat]!, { waiting: id }),
  moved: (s, { survivor: id, to }) => Object.assign(survivor(s, id), { at: to }),
  put: (s, { survivor: id, to }) => Object.assign(survivor(s, id), { at: to }),
  hurt: (s, { survivor: id, how }) => void survivor(s, id)[damage[how]]++,
  healed: (s, { survivor: id, what }) => void survivor(s, id)[what]--,
  died: (s, { survivor: id }) => lose(s, id),
  left: (s, { survivor: id }) => lose(s, id),
  handedOver(s, { survivor: id, to }) {
    const before = s.players[survivor(s, id).seat]!
    if (before.leader === id) before.leader = ''
    survivor(s, id).seat = to
  },
  restrained: (s, { survivor: id }) => Object.assign(survivor(s, id), { restrained: true }),
  used(s, { survivor: id, by }) {
    const card = survivor(s, id).equipment.find(each => kindOf(each) === by && isSpent(each))
    if (card !== undefined) unequip(s, card)
  },
  eliminated(s, { seat }) {
    Object.assign(s.players[seat]!, { out: true, dice: [] })
    s.items.at[hand(seat)] = []
  },
  zombie: (s, { at, entrance }) => void entranceOf(s, at, entrance).zombies++,
  zombieDied: (s, { at, entrance }) => void entranceOf(s, at, entrance).zombies--,
  barricadeLost: (s, { at, entrance }) => void entranceOf(s, at, entrance).barricades--,
  barricaded: (s, { at, entrance }) => void entranceOf(s, at, entrance).barricades++,
  trapped: (s, { at, entrance }) => void entranceOf(s, at, entrance).traps++,
  trapSprung(s, { at, entrance, zombies }) {
    const there = entranceOf(s, at, entrance)
    there.traps--
    there.zombies -= zombies
  },
  lured(s, { from, source, at, entrance }) {
    entranceOf(s, from, source).zombies--
    entranceOf(s, at, entrance).zombies++
  },
  noise(s, { at }) {
    const place = s.places[numberOf(at)]!
    place.noise++
    place.placed++
  },
  crisis(s) {
    for (const place of s.places) place.placed = 0
  },
  noiseGone: (s, { at }) => void s.places[numberOf(at)]!.noise--,
  hushed: (s, { at, noise }) => void (s.places[numberOf(at)]!.noise -= noise),
  noiseMoved(s, { from, to, noise }) {
    s.places[numberOf(from)]!.noise -= noise
    s.places[numberOf(to)]!.noise += noise
  },
  drew(s, { seat, card, why }) {
    if (why !== 'search') handOf(s, seat).push(card ?? UNSEEN)
  },
  kept: (s, { seat, card }) => void handOf(s, seat).push(card ?? UNSEEN),
  contributed(s, { seat, card }) {
    if (card === undefined || !unequip(s, card)) take(handOf(s, seat), card)
    s.items.at.contributed.push(UNSEEN)
  },
  added: s => void s.items.at.contributed.push(UNSEEN),
  opened: s => void s.items.at.contributed.pop(),
  took(s, { seat, card, from, to }) {
    if (from === 'stash') take(s.items.at.stash, card)
    ;(to === 'hand' ? handOf(s, seat) : s.items.at.table).push(card)
  },
  played: (s, { seat, card }) => void (s.items.at.table.includes(card) || take(handOf(s, seat), card)),
  discarded: (s, { seat, card }) =>
    void (unequip(s, card) || take(s.items.at.table, card) || take(handOf(s, seat), card)),
  newObjective(s, { objective }) {
    s.objective = objective
    s.items.at.objective = []
  },
  donated(s, { seat, card }) {
    take(handOf(s, seat), card)
    s.items.at.objective.push(card)
  },
  answered(s, { seat, card }) {
    if (card === '') return
    take(handOf(s, seat), card)
    s.items.at.table.push(card)
  },
  givenBack(s, { seat, card }) {
    take(s.items.at.table, card)
    handOf(s, seat).push(card)
  },
  gave(s, { seat, to, card }) {
    take(handOf(s, seat), card)
    handOf(s, to).push(card ?? UNSEEN)
  },
  stole(s, { seat, from, card }) {
    take(handOf(s, from), card)
    handOf(s, seat).push(card ?? UNSEEN)
  },
  equipped(s, { card, survivor: id }) {
    for (const seat of s.players.keys()) if (handOf(s, seat).includes(card)) take(handOf(s, seat), card)
    take(s.items.at.table, card)
    survivor(s, id).equipment.push(card)
  },
  handedOff: (s, { card }) => void unequip(s, card),
  handLost: (s, { seat }) => void (s.items.at[hand(seat)] = []),
  firstPlayer: (s, { seat }) => void (s.first = seat),
  rolled(s, { seat, dice, why }) {
    const player = s.players[seat]!
    player.dice = why === 'round' ? [...dice] : [...player.dice, ...dice]
  },
  spent: (s, { seat, die }) => void s.players[seat]!.dice.splice(s.players[seat]!.dice.indexOf(die), 1),
  dieChanged(s, { seat, from, to }) {
    const { dice } = s.players[seat]!
    dice[dice.indexOf(from)] = to
  },
  exiled: (s, { seat, role }) => Object.assign(s.players[seat]!, { exiled: true, role }),
  declines: (s, { seat, yes }) => Object.assign(s.players[seat]!, { declines: yes }),
  lasting: (s, { lasting, on }) =>
    void (s.lasting = on ? [...s.lasting, lasting] : s.lasting.filter(each => each !== lasting)),
  ate: (s, { food }) => void (s.food -= food),
  food: (s, { by }) => void (s.food += by),
  morale: (s, { by }) => void (s.morale += by),
  starved: (s, { tokens }) => void (s.starvation = tokens),
  starvation: (s, { tokens }) => void (s.starvation = tokens),
  helpless(s, { count, rebellious }) {
    if (rebellious) s.rebellious += count
    else s.helpless += count
  },
  flipped: (s, { count, rebellious }) => turnHelpless(s, count, rebellious),
  helplessDied: (s, { rebellious }) => void (rebellious ? s.rebellious-- : s.helpless--),
  helplessLeft: (s, { rebellious }) => void (rebellious ? s.rebellious-- : s.helpless--),
  round: (s, { left }) => void (s.rounds = left),
  offered: (s, { improvement }) => void s.offer.push({ id: improvement, progress: 0 }),
  progress(s, { improvement, by, tokens }) {
    const work = s.offer.find(each => each.id === improvement)!
    work.progress += by
    assert.equal(work.progress, tokens, 'tokens')
  },
  improved: (s, { improvement }) => void (s.offer = s.offer.filter(each => each.id !== improvement)),
  banditCame: (s, { at }) => void s.bandits[numberOf(at)]!++,
  banditsGone: (s, { at, count }) => void (s.bandits[numberOf(at)]! -= count),
  looted: (s, { card }) => void s.items.at.stash.push(card),
  codeDie(s, { seat, die }) {
    const { dice } = s.players[seat]!
    dice.splice(dice.indexOf(die), 1)
    s.code.push(die)
  },
  mutantCame: (s, { experiment, at, entrance }) => void s.mutants.push({ experiment, at, entrance }),
  mutantLeft: (s, { experiment, at }) => takeMutant(s, experiment, at),
  mutantGone: (s, { experiment, at }) => takeMutant(s, experiment, at),
  sideEffect: (s, { survivor: id, sideEffect }) => void s.sideEffects.push({ id: sideEffect, survivor: id }),
}

/** Numbers that a line names as they are afterwards. */
function checkTotal(s: State, event: Event): void {
  if (event.e === 'food' || event.e === 'morale') assert.equal(s[event.e], event.left, `${event.e} left`)
}

/** The public part of the table, and this viewer's hand. */
function known(s: State, viewer: Viewer) {
  const { morale, food, starvation, helpless, rebellious, rounds, first } = s
  return {
    morale,
    food,
    starvation,
    helpless,
    rebellious,
    rounds,
    first,
    lasting: s.lasting.toSorted(),
    survivors: s.survivors.map(({ moved: _moved, ...each }) => each).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    places: s.places,
    players: s.players.map(({ leader, waiting, exiled, role, out, declines, dice }, seat) => ({
      leader,
      waiting,
      exiled,
      role,
      out,
      declines,
      dice: dice.toSorted((a, b) => a - b),
      cards: handOf(s, seat).length,
      hand: seat === viewer ? handOf(s, seat).toSorted() : [],
    })),
    contributed: s.items.at.contributed.length,
    objective: s.items.at.objective.toSorted(),
    offer: s.offer,
    bandits: s.bandits,
    stash: s.items.at.stash.toSorted(),
    mutants: s.mutants.map(each => JSON.stringify(each)).toSorted(),
    sideEffects: s.sideEffects,
  }
}

/** The events that a choice must tell: at least one of these. Secret choices are missing here. */
const ANSWERS: { readonly [kind: string]: readonly Event['e'][] } = {
  attack: ['zombieDied'],
  attackWith: ['used'],
  fight: ['fought'],
  fightBandit: ['foughtBandit'],
  raid: ['raided'],
  attackMutant: ['spent'],
  code: ['codeDie'],
  foe: ['exposed', 'encounter', 'zombieDied'],
  loot: ['took'],
  build: ['progress'],
  improvement: ['progress'],
  target: ['zombieDied', 'banditsGone'],
  search: ['searched'],
  barricade: ['barricaded'],
  clean: ['cleaned'],
  attract: ['attracts'],
  use: ['used'],
  useNow: ['used'],
  play: ['played'],
  stow: ['equipped'],
  contribute: ['contributed'],
  move: ['moved'],
  food: ['dieChanged'],
  eat: ['discarded', 'played'],
  request: ['requests'],
  ask: ['picked'],
  askFor: ['asked'],
  neverMind: ['enough'],
  handOff: ['handedOff'],
  exile: ['exileCalled'],
  donate: ['donated'],
  pacify: ['discarded', 'played'],
  usePacify: ['discarded', 'played'],
  take: ['took'],
  usePlay: ['played'],
  useStow: ['equipped'],
  done: ['turnOver'],
  option: ['picked', 'chose'],
  survivor: ['exposed', 'hurt'],
  place: ['looked'],
  die: ['dieChanged'],
  card: ['discarded', 'gave', 'took'],
  heal: ['healed'],
  stop: ['enough', 'kept'],
  keep: ['kept'],
  noise: ['noise'],
  name: ['named'],
  tell: ['secret'],
  helpless: ['helplessDied', 'helplessLeft'],
  useUp: ['barricadeLost', 'trapSprung'],
  flee: ['moved', 'put'],
  makeRoom: ['put'],
  lead: ['leads'],
  accept: ['died'],
  risk: ['exposed'],
  declines: ['declines'],
}

/** A pick among several is told; without alternatives nobody is said to have picked. */
function checkPicks(asking: string, option: Option, events: readonly Event[]): void {
  const picks = events.flatMap(event => (event.e === 'picked' ? [event.what] : []))
  if (asking.startsWith('pick')) assert.ok(picks.length > 0, `nobody hears of ${JSON.stringify(option)}`)
  for (const what of picks)
    for (const [named, kinds] of Object.entries({
      survivor: ['survivor'],
      place: ['place'],
      player: ['player', 'ask'],
    }))
      if (named in what) assert.ok(kinds.includes(option.do), `${option.do} is no choice of a ${named}`)
}

/** Deaths, also of helpless survivors, cost morale; leaving does not. */
function checkCosts(events: readonly Event[]): void {
  if (events.some(event => event.e === 'over')) return
  const count = (name: Event['e']): number => events.filter(event => event.e === name).length
  const paid = events.filter(event => event.e === 'morale' && event.why === 'helplessDied').length
  assert.equal(paid, count('helplessDied'), 'morale for dead helpless survivors')
  for (const event of events)
    if (event.e === 'morale' && event.why.startsWith('death.'))
      assert.ok(events.some(other => other.e === 'died' && event.why === `death.${other.survivor}`))
}

/** Fails when a listener who hears only the events would have another picture of the table than the true one. */
export function listen(before: State, after: State, option: Option, heard: (viewer: Viewer) => readonly Event[]): void {
  const open = heard('public').map(event => event.e)
  const asking = before.flow.stack.at(-1)!.at
  const answers = before.phase === 'setup' || asking.startsWith('pick') ? undefined : ANSWERS[option.do]
  if (answers !== undefined && !(option.do === 'stop' && open.length === 0))
    assert.ok(
      answers.some(name => open.includes(name)),
      `nobody hears of ${JSON.stringify(option)}: ${open.join()}`,
    )
  checkPicks(asking, option, heard('public'))
  checkCosts(heard('public'))
  for (const viewer of ['public', ...after.players.keys()] as const) {
    const s = game.copy(before)
    for (const event of heard(viewer)) {
      ;(HEARD[event.e] as ((s: State, event: Event) => void) | undefined)?.(s, event)
      checkTotal(s, event)
    }
    assert.deepEqual(known(s, viewer), known(after, viewer), `what ${viewer} believes after ${JSON.stringify(option)}`)
  }
  // The leader of the bandits uses the hideout by taking a card, which is told.
  for (const by of after.used.filter(each => !before.used.includes(each) && each !== 'hideout'))
    assert.ok(
      heard('public').some(event => event.e === 'used' && (event.by === by || by.includes(`/${event.by}:`))),
      `nobody hears that ${by} is used`,
    )
}
