import { pageSalts } from '../../play/live/serverAccess.ts'

/** The fingerprint of the list of commitments that this device saw before it revealed its salt, if it played this deal. */
export function listSeen(file: string): string | undefined {
  try {
    const { deal } = JSON.parse(file) as { readonly deal?: unknown }
    return typeof deal === 'string' ? pageSalts().listOf(deal) : undefined
  } catch {
    // A foreign file is reported by the proof itself.
    return undefined
  }
}
