import { type KeyName, keyLabelFor } from '../prefs/keys.ts'
import { prefs } from '../prefs/prefs.ts'
import { useWatched } from '../ui/store.ts'

/** The key of an action for screen readers; undefined where keys are off. */
export function useShortcut(name: KeyName): string | undefined {
  const { keys, ownKeys } = useWatched(prefs)
  return keys ? keyLabelFor(ownKeys, name) : undefined
}
