import { readFileSync } from 'node:fs'

/** Files that a process opens beside its sockets. */
const OTHER_FILES = 500
/** Loopback has so many ports for connections to one address, without a margin for those that were just closed. */
const PORTS = 20_000
/** Where the system does not say: what macOS allows without being asked. */
const USUAL = 10_240

/** How many sockets one process can have here. Node raises its own limit to the hard one. */
export function mostSockets(): number {
  let hard = USUAL
  try {
    const [, limit] = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    hard = limit === 'unlimited' ? Infinity : Number(limit ?? USUAL)
  } catch {
    // Not Linux.
  }
  return Math.min(hard, PORTS) - OTHER_FILES
}
