// Whether one's own cards lie open: one person uses this device, and has not said that others see its screen.

import { prefs } from '../prefs/prefs.ts'
import { useIsSharedScreen } from '../ui/sharedScreen.ts'
import { useWatched } from '../ui/store.ts'
import { ownSeats } from './reading.ts'
import { useTable } from './table.ts'

export function useOpenCards(): boolean {
  const { info, me } = useTable()
  const { screenSeen } = useWatched(prefs)
  const isShared = useIsSharedScreen()
  return me !== undefined && !isShared && !screenSeen && ownSeats(info).length <= 1
}
