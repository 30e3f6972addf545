import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { memo, type ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { useIsSharedScreen } from '../../../ui/sharedScreen.ts'
import { Steps } from '../night/Steps.tsx'
import { Setup } from '../setup/Setup.tsx'
import styles from './Shelter.module.css'
import { ShelterBrief } from './ShelterBrief.tsx'
import { ShelterCard } from './ShelterCard.tsx'

/** One's own shelter, or that of a seat; for a spectator all of them, which one screen for everybody shows in brief. */
export const Shelter = memo(function Shelter({
  view,
  viewer,
  seat,
}: FaceProps<View> & { readonly seat?: Seat }): ReactElement {
  const isShared = useIsSharedScreen()
  if (seat !== undefined) return <ShelterCard view={view} viewer={viewer} seat={seat} />
  if (viewer !== 'public' && view.phase === 'setup' && view.round === 0) return <Setup view={view} seat={viewer} />
  const seats = viewer === 'public' ? [...view.players.keys()] : [viewer]
  return (
    <div className={styles['shelter']}>
      {view.steps.length > 0 && <Steps view={view} viewer={viewer} />}
      {seats.map(each =>
        isShared ? (
          <ShelterBrief key={each} view={view} seat={each} />
        ) : (
          <ShelterCard key={each} view={view} viewer={viewer} seat={each} />
        ),
      )}
    </div>
  )
})
