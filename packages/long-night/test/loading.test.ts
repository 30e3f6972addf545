// A state that names something the game does not have is refused, and the refusal says where.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Json, ShapeError } from '@lastlight/kernel'
import { game } from '../src/index.ts'

type Node = { [key: string]: Node }
const stored = (): Node => JSON.parse(readFileSync(new URL('./version4.json', import.meta.url), 'utf8')) as Node

const NOT_IN_THE_GAME: readonly (readonly [path: string, value: Json, where?: string])[] = [
  ['players.0.leader', 'nobody'],
  ['players.1.waiting', 'nobody'],
  ['players.0.asked', ['0 mortar'], 'players[0].asked[0]'],
  ['players.0.asked', ['7 food'], 'players[0].asked[0]'],
  ['used', ['mortar'], 'used[0]'],
  ['lasting', ['curfew'], 'lasting[0]'],
  ['objective', 'moon'],
  ['survivors.0.at', 'moon', 'survivors[0].at'],
  ['survivors.0.id', 'nobody', 'people'],
  ['survivors.1.equipment', ['start/mortar:1'], 'items'],
  ['happened', [{ what: 'sneeze', survivor: '', at: 'colony', type: '' }], 'happened[0].what'],
  ['happened', [{ what: 'move', survivor: 'nobody', at: 'colony', type: '' }], 'happened[0].survivor'],
]

/** Frames that could be on the stack, each with one name that nothing has. */
const FRAMES: readonly (readonly [at: string, l: Node | object, local: string])[] = [
  ['exposure.roll', { survivor: 'nobody', shielded: false }, 'survivor'],
  ['playing.effect', { seat: 0, card: 'start/mortar:1' }, 'card'],
  ...(
    [
      ['home', 'attic'],
      ['card', 'moonfall'],
      ['list', 'hornpipe'],
      ['survivor', 'nobody'],
      ['place', 'moon'],
    ] as const
  ).map(([local, value]) => {
    const l = {
      home: 'crisis',
      card: 'weakFence',
      list: 'main',
      seat: 0,
      survivor: '',
      place: 'colony',
      other: 0,
      i: 0,
    }
    return ['resolve.run', { ...l, [local]: value }, local] as const
  }),
]

const refused = (state: Node, where: string): void =>
  assert.throws(
    () => game.load(state, '4'),
    (problem: unknown) => problem instanceof ShapeError && problem.path === `state.${where}`,
    where,
  )

for (const [path, value, where] of NOT_IN_THE_GAME)
  test(`refused: ${path} is ${JSON.stringify(value)}`, () => {
    const state = stored()
    const keys = path.split('.')
    const last = keys.pop()!
    keys.reduce((node, key) => node[key]!, state)[last] = value as unknown as Node
    refused(state, where ?? path.replace(/\.(\d)/, '[$1]'))
  })

for (const [at, l, local] of FRAMES)
  test(`refused: a frame ${at} whose ${local} the game does not have`, () => {
    const state = stored()
    const stack = state['flow']!['stack'] as unknown as object[]
    stack.push({ at, l, into: '' })
    refused(state, `flow.stack[${stack.length - 1}].l.${local}`)
  })
