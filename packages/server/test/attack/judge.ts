// Says what is wrong with an answer: a good one is what the route promises, or one of the refusals of docs/protocol.md.

import { problem, toClient } from '@lastlight/protocol'
import { z } from 'zod'
import { MARK } from './oddValues.ts'
import type { Answered } from './request.ts'
import { nameOf, type Target } from './targets.ts'

/** The refusals that docs/protocol.md names, with their statuses. */
const REFUSALS: { readonly [error: string]: readonly number[] } = {
  bad: [400, 413, 414, 415],
  unauthorized: [401],
  newPassword: [403],
  forbidden: [403],
  notFound: [404],
  conflict: [409],
  stale: [409],
  refused: [422],
  tooMany: [429],
}

const SHOWN = 160
const shown = (text: string): string => JSON.stringify(text.slice(0, SHOWN))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function headersProblem({ headers, text }: Answered): string | undefined {
  const type = String(headers['content-type'] ?? '')
  if (headers['access-control-allow-origin'] !== undefined) return 'other sites may read the answer'
  if (headers['x-content-type-options'] !== 'nosniff') return 'a browser may guess what the answer is'
  if (type.includes('text/html') && text.includes(MARK)) return `the page repeats markup: ${shown(text)}`
  return undefined
}

/** What is wrong with the answer of a route; undefined when nothing is. */
export function wrongIn(target: Target, answer: Answered): string | undefined {
  const { status, text } = answer
  const at = `${nameOf(target)}: ${status}`
  const header = headersProblem(answer)
  if (header !== undefined) return `${at}, ${header}`
  if (status >= 500) return `${at} ${shown(text)}`
  if (target.good.includes(status)) return undefined
  if (!target.isApi && status === 404) return undefined
  const refusal = z.safeParse(problem, parsed(text))
  if (!refusal.success) return `${at} is no refusal that is documented: ${shown(text)}`
  if (!REFUSALS[refusal.data.error]?.includes(status)) return `${at} does not go with '${refusal.data.error}'`
  if (text.includes('node_modules') || /\.ts:\d+/.test(text)) return `${at} tells about the code: ${shown(text)}`
  return undefined
}

const ANSWERS = ['done', 'refused', 'problem', 'pong']

/** What is wrong with a message of the server to somebody who has sent odd ones; undefined when nothing is. */
export function wrongMessage(text: string): string | undefined {
  const read = z.safeParse(toClient, parsed(text))
  if (!read.success) return `a message of no kind: ${shown(text)}`
  const message = read.data
  if (message.t === 'problem' && !Object.hasOwn(REFUSALS, message.error))
    return `a problem that is not documented: ${shown(text)}`
  return undefined
}

export const isAnswer = (text: string): boolean => ANSWERS.includes((parsed(text) as { readonly t: string }).t)
