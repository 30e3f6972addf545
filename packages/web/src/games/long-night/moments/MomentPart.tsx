// The moments of The Long Night: each is drawn from events and the view, and is the same for every role.

import type { View } from '@lastlight/long-night'
import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react'
import type { MomentProps } from '../../../face/face.ts'
import { PlaceScene } from '../art/PlaceScene.tsx'
import { RaxxonMoment } from '../modules/raxxon/lazy.ts'
import { Arrival } from './Arrival.tsx'
import { Chain, Death, Exposed, Falling } from './Chain.tsx'
import { Crisis } from './Crisis.tsx'
import { Exile } from './Exile.tsx'
import { Found } from './Found.tsx'
import { LastDead } from './LastDead.tsx'
import type { LongNightMoment } from './moment.ts'
import { Night } from './Night.tsx'
import type { PassageProps } from './passage.ts'
import { Road } from './Road.tsx'
import { Turning, Vote, Voted } from './Vote.tsx'

/** A passage that cannot be loaded is left at once: the log tells it. */
function Unread({ close }: PassageProps): null {
  useEffect(close, [close])
  return null
}

/** Only scenarios have passages. */
const Passage = lazy(
  (): Promise<{ default: ComponentType<PassageProps> }> =>
    import('../modules/scenario/Passage.tsx').then(
      part => ({ default: part.Passage }),
      () => ({ default: Unread }),
    ),
)
const Raid = lazy(async () => ({ default: (await import('../modules/bandits/parts.ts')).Raid }))

interface Props extends MomentProps<View> {
  readonly moment: LongNightMoment
}

export function MomentPart({ moment, ...props }: Props): ReactNode {
  switch (moment.kind) {
    case 'road':
      return <Road moment={moment} {...props} />
    case 'passage':
      return (
        <Suspense>
          <Passage moment={moment} {...props} />
        </Suspense>
      )
    case 'vote':
      return <Vote moment={moment} {...props} />
    case 'voted':
      return <Voted moment={moment} {...props} />
    case 'crisis':
      return <Crisis moment={moment} />
    case 'chain':
      return <Chain moment={moment} {...props} />
    case 'exposed':
      return <Exposed moment={moment} />
    case 'falling':
      return <Falling moment={moment} />
    case 'turning':
      return <Turning moment={moment} {...props} />
    case 'found':
      return <Found moment={moment} view={props.view} />
    case 'arrival':
      return <Arrival moment={moment} />
    case 'death':
      return <Death moment={moment} />
    case 'last':
      return <LastDead moment={moment} view={props.view} />
    case 'exile':
      return <Exile moment={moment} view={props.view} />
    case 'code':
    case 'encounter':
    case 'pill':
      return (
        <Suspense>
          <RaxxonMoment moment={moment} />
        </Suspense>
      )
    case 'night':
      return <Night moment={moment} view={props.view} />
    case 'raid':
      return (
        <Suspense fallback={null}>
          <Raid moment={moment} />
        </Suspense>
      )
  }
}

export const Backdrop = ({ className }: { readonly className: string | undefined }): ReactElement => (
  <PlaceScene place="colony" wide className={className} />
)
