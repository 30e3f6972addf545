// Messages of every kind over sockets: right ones, and right ones with one thing wrong in them.

import { type Chance, pickOf } from '@lastlight/kernel'
import { fromClient } from '@lastlight/protocol'
import { type Schema, schemaOf } from '../../src/http/openapi.ts'
import type { Attackers } from './attackers.ts'
import { fromSchema, type Plausible } from './fromSchema.ts'
import { brokenJson, mutated } from './oddValues.ts'
import type { Tally } from './tally.ts'
import { Wire } from './wire.ts'

/** As many as one socket may send at once. */
const AT_ONCE = 100
/** Less than the length at which a socket is closed. */
const LONGEST = 60_000

/** The schema of each kind of message. */
export function messageSchemas(): readonly Schema[] {
  const { anyOf, oneOf: either } = schemaOf(fromClient, 'input')
  return anyOf ?? either ?? []
}

function messageText(chance: Chance, schema: Schema, plausible: Plausible): string {
  const message = fromSchema(chance, schema, plausible)
  const usual = JSON.stringify(message)
  const text = ((): string => {
    switch (pickOf(chance, 6)) {
      case 0:
        return usual
      case 1:
        return brokenJson(chance, usual)
      default:
        return JSON.stringify(mutated(chance, message)) ?? ''
    }
  })()
  return text.length > LONGEST ? usual : text
}

export async function attackSockets(
  url: string,
  attackers: Attackers,
  plausible: Plausible,
  { chance, messages, tally }: { readonly chance: Chance; readonly messages: number; readonly tally: Tally },
): Promise<void> {
  const schemas = messageSchemas()
  attackers.forgetGuest()
  for (let sent = 0; sent < messages; sent += AT_ONCE) {
    const { headers } = await attackers.someone()
    const wire = await Wire.open(url, attackers.from(headers), tally)
    for (let i = 0; i < Math.min(AT_ONCE, messages - sent); i++) {
      const schema = schemas[(sent + i) % schemas.length]!
      wire.send(messageText(chance, schema, { ...plausible, id: () => `m${pickOf(chance, 1e9)}` }))
    }
    await wire.settle('mutated messages')
    wire.close()
  }
}

/** Longer than any message may be, and deeper than any recursion goes: the socket is closed, or the answer is no. */
export async function attackWithSize(url: string, attackers: Attackers, tally: Tally): Promise<void> {
  const { headers } = await attackers.someone()
  for (const text of [
    'x'.repeat(200_000),
    '['.repeat(65_000),
    `{"t":"why","option":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  ]) {
    const wire = await Wire.open(url, attackers.from(headers), tally)
    wire.send(text)
    if (text.length < LONGEST) await wire.settle('a deep message')
    wire.close()
  }
}
