import { type KeyName, writtenFor } from '../prefs/keys.ts'
import { prefs } from '../prefs/prefs.ts'
import { useWatched } from '../ui/store.ts'

/** The key for something, as it is told to whoever listens; none where keys are off. */
export function useShortcut(name: KeyName): string | undefined {
  const { keys, ownKeys } = useWatched(prefs)
  return keys ? writtenFor(ownKeys, name) : undefined
}
