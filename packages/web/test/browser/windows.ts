// Two windows at once over one list: one waits for the network while another is looked at.

import assert from 'node:assert/strict'
import type { House, Visitor } from './house.ts'
import { holdBots } from './saved.ts'

type Person = Parameters<House['visitor']>[0]

export async function each<T>(
  house: House,
  things: readonly T[],
  look: (page: Visitor['page'], thing: T) => Promise<void>,
  person?: Person,
): Promise<void> {
  const left = [...things]
  const one = async (): Promise<void> => {
    const { page, context, problems, leave } = await house.visitor(person)
    await holdBots(context)
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await look(page, thing)
    assert.deepEqual(problems, [])
    await leave()
  }
  await Promise.all([one(), one()])
}
