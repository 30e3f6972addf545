import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acts,
  cheapest,
  choose,
  firstChoice,
  headIn,
  headsOf,
  isLit,
  keptAmong,
  listed,
  type Offer,
  point,
  pointAtHead,
  remaining,
} from '../src/face/choice.ts'

const offer = (...things: string[]): Offer<string> => ({ option: things.join(' '), things })
const MOVES = [
  offer('hero:h3', 'area:dam'),
  offer('hero:h3', 'area:mine'),
  offer('hero:h4', 'area:dam'),
  offer('hero:h4', 'area:forest'),
  offer('hero:h5', 'area:forest'),
  offer('hero:h5', 'area:mine'),
]

/** More than there are keys for. */
const MANY = [
  ...MOVES,
  offer('hero:h3', 'area:park'),
  offer('hero:h4', 'area:park'),
  offer('hero:h5', 'area:park'),
  offer('hero:h5', 'area:base'),
]

test('pointing at things narrows the offers down until one of them is chosen', () => {
  const hero = point(firstChoice(MOVES), 'hero:h4')
  assert.deepEqual(
    remaining(hero).map(({ option }) => option),
    ['hero:h4 area:dam', 'hero:h4 area:forest'],
  )
  assert.equal(hero.chosen, undefined)
  assert.equal(point(hero, 'area:dam').chosen, 'hero:h4 area:dam')
})

test('a thing takes the place of another of its kind', () => {
  const gone = point(point(firstChoice(MOVES), 'hero:h4'), 'area:dam')
  assert.equal(point(gone, 'area:forest').chosen, 'hero:h4 area:forest')
  assert.deepEqual(point(gone, 'hero:h3').pointed, ['area:dam', 'hero:h3'])
})

test('a thing that goes with nothing that was pointed at begins anew', () => {
  const gone = point(point(firstChoice(MOVES), 'hero:h4'), 'area:dam')
  assert.deepEqual(point(gone, 'hero:h5').pointed, ['hero:h5'])
  assert.equal(point(gone, 'hero:h5').chosen, undefined)
})

test('one head is open at a time, also where an option belongs under both', () => {
  const offers = [offer('answer:more', 'seat:1'), offer('answer:request', 'answer:more'), offer('hero:h3')]
  const heads = ['answer:more', 'answer:request']
  const more = point(firstChoice(offers), 'answer:more')
  assert.deepEqual(pointAtHead(more, heads, 'answer:request').pointed, ['answer:request'])
  assert.deepEqual(pointAtHead(more, heads, 'answer:more').pointed, [], 'once more closes it')
})

test('pointing at a thing once more drops it, and a thing without options changes nothing', () => {
  const gone = point(point(firstChoice(MOVES), 'hero:h4'), 'area:dam')
  assert.deepEqual(point(gone, 'area:dam').pointed, ['hero:h4'])
  assert.equal(point(gone, 'area:dam').chosen, undefined)
  assert.equal(point(gone, 'area:ship'), gone)
})

test('a lit thing fits the pointed ones, or replaces one of its kind', () => {
  const hero = point(firstChoice(MOVES), 'hero:h4')
  assert.equal(isLit(hero, 'area:forest'), true)
  assert.equal(isLit(hero, 'area:mine'), false)
  assert.equal(isLit(hero, 'hero:h5'), true)
  assert.equal(isLit(firstChoice(MOVES), 'area:ship'), false)
})

test('an option that is chosen from the list points at its things', () => {
  const chosen = choose(firstChoice(MOVES), 'hero:h5 area:mine')
  assert.deepEqual(chosen.pointed, ['hero:h5', 'area:mine'])
  assert.equal(chosen.chosen, 'hero:h5 area:mine')
  assert.equal(choose(chosen, 'no such option'), chosen)
})

test('a single offer is chosen already, but not where the game does not wait for it', () => {
  const [one] = MOVES
  assert.equal(firstChoice([one!]).chosen, one!.option)
  assert.equal(firstChoice([one!], false).chosen, undefined)
})

test('a question may begin with one of its heads', () => {
  const first = firstChoice(MANY, true, 'hero:h4')
  assert.deepEqual(
    listed(first, headsOf(MANY)).map(({ option }) => option),
    ['hero:h4 area:dam', 'hero:h4 area:forest', 'hero:h4 area:park'],
  )
})

test('many options that begin with a thing of one kind are asked about by that thing first', () => {
  assert.deepEqual(headsOf(MANY), ['hero:h3', 'hero:h4', 'hero:h5'])
  assert.deepEqual(headsOf(MOVES), [], 'a few are listed as they are')
  assert.deepEqual(headsOf([...MANY, offer('room:workshop', 'area:dam')]), [], 'things of two kinds are no heads')
  assert.deepEqual(headsOf([...MANY, offer()]), [], 'an option about nothing has no head')
  assert.deepEqual(headsOf('abcdefghij'.split('').map(name => offer(`room:${name}`))), [], 'nothing is shared')
})

test('the list is empty until a head is pointed at, and then holds the options of that head', () => {
  const heads = headsOf(MANY)
  const none = firstChoice(MANY)
  assert.deepEqual(listed(none, heads), [])
  const five = point(point(none, 'hero:h5'), 'area:mine')
  assert.equal(headIn(five, heads), 'hero:h5')
  assert.deepEqual(
    listed(five, heads).map(({ option }) => option),
    ['hero:h5 area:forest', 'hero:h5 area:mine', 'hero:h5 area:park', 'hero:h5 area:base'],
  )
  assert.deepEqual(listed(none, []), MANY)
})

test('a choice stays while the same options are offered, and is dropped with its thing', () => {
  const moved = MOVES.map(each => ({ ...each, things: [...each.things, 'slot:1'] }))
  const gone = point(point(firstChoice(MOVES), 'hero:h4'), 'area:dam')
  assert.deepEqual(keptAmong(gone, firstChoice(moved)), {
    offers: moved,
    pointed: moved[2]!.things,
    chosen: gone.chosen,
  })
  const hero = point(firstChoice(MOVES), 'hero:h4')
  assert.deepEqual(keptAmong(hero, firstChoice(moved)), { ...hero, offers: moved })
  const without = MOVES.slice(0, 2)
  assert.deepEqual(keptAmong(hero, firstChoice(without)), firstChoice(without))
})

/** Acts of two people, paid by dice; each price is one offer. */
const act = (name: string, price: number, ...things: string[]): Offer<string> => ({
  option: `${name} ${price}`,
  things: [...things, `die:${price}`],
  act: name,
  price,
})
const PAID = [
  act('search', 5, 'person:gia', 'place:school'),
  act('search', 3, 'person:gia', 'place:school'),
  act('attack', 5, 'person:gia', 'gate:1'),
  act('barricade', 3, 'person:gia', 'gate:1'),
  act('barricade', 5, 'person:gia', 'gate:1'),
  act('other search', 3, 'person:leo', 'place:school'),
  offer('hand', 'card:axe'),
]
const UNDER_GIA = ['barricade 3', 'barricade 5', 'search 5', 'search 3', 'attack 5']
const optionsIn = (offers: readonly Offer<string>[]): readonly string[] => offers.map(({ option }) => option)

test('the same act for several prices is offered once, for the lowest', () => {
  assert.deepEqual(optionsIn(cheapest(PAID)), [
    'search 3',
    'attack 5',
    'barricade 3',
    'other search 3',
    'hand card:axe',
  ])
})

test('pointing chooses an act for its lowest price, and a die that is pointed at pays for it', () => {
  const gia = point(firstChoice(PAID), 'person:gia')
  assert.equal(gia.chosen, undefined)
  assert.equal(point(gia, 'place:school').chosen, 'search 3')
  assert.equal(point(point(gia, 'die:5'), 'place:school').chosen, 'search 5')
  assert.equal(point(point(firstChoice(PAID), 'die:5'), 'place:school').chosen, 'search 5')
})

test('the acts under a head are listed in the order of the game, as far as they fit what is pointed at', () => {
  const gia = point(firstChoice(PAID), 'person:gia')
  assert.deepEqual(optionsIn(acts(gia, UNDER_GIA)), ['barricade 3', 'search 3', 'attack 5'])
  assert.deepEqual(optionsIn(acts(point(gia, 'gate:1'), UNDER_GIA)), ['barricade 3', 'attack 5'])
  assert.deepEqual(optionsIn(acts(point(gia, 'die:5'), UNDER_GIA)), ['barricade 5', 'search 5', 'attack 5'])
})

test('the list stays whole when one of its acts is chosen, and shows the price that was chosen', () => {
  const gia = point(firstChoice(PAID), 'person:gia')
  assert.deepEqual(optionsIn(acts(choose(gia, 'search 5'), UNDER_GIA)), ['barricade 3', 'search 5', 'attack 5'])
})

test('a head that was only guessed makes way for anything, a head that was pointed at does not', () => {
  const guess = firstChoice(PAID, true, 'person:gia', true)
  assert.equal(isLit(guess, 'hand'), true)
  assert.equal(point(guess, 'hand').chosen, 'hand card:axe')
  assert.equal(point(guess, 'place:school').chosen, 'search 3')
  const picked = point(firstChoice(PAID), 'person:gia')
  assert.equal(isLit(picked, 'hand'), false)
  assert.equal(isLit(firstChoice(PAID, true, 'person:gia'), 'hand'), false)
})

test('pointing at a guess keeps it, and pointing at it again removes it', () => {
  const kept = point(firstChoice(PAID, true, 'person:gia', true), 'person:gia')
  assert.deepEqual(kept.pointed, ['person:gia'])
  assert.equal(isLit(kept, 'hand'), false)
  assert.deepEqual(point(kept, 'person:gia').pointed, [])
})
