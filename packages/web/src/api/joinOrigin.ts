// The address that a link for others begins with. The page may have been opened under one that works on this machine alone.

import { api } from './client.ts'
import { useFetched } from './useFetched.ts'

/** Addresses that work only on this machine. */
const isOnlyHere = (hostname: string): boolean => /^(localhost$|127\.|\[::1\])/.test(hostname)

export interface JoinOrigin {
  readonly origin: string
  /** Whether a link works only on this machine. */
  readonly onlyHere: boolean
}

/** `known`: what the server knows, for a page that was opened on its own machine. */
export function joinOriginOf(page: Pick<Location, 'origin' | 'hostname'>, known: string | null): JoinOrigin {
  if (!isOnlyHere(page.hostname)) return { origin: page.origin, onlyHere: false }
  return { origin: known ?? page.origin, onlyHere: known === null }
}

/** What the server knows about itself; nobody has to ask where the page has an address for all. */
const told = async (): Promise<string | null> => (isOnlyHere(location.hostname) ? (await api.about()).address : null)

export function useJoinOrigin(): JoinOrigin {
  const { data } = useFetched(told)
  return joinOriginOf(location, data ?? null)
}
