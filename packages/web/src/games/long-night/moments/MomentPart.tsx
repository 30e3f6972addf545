// The moments of The Long Night: each is drawn from events and the view, and is the same for every role.

import type { View } from '@lastlight/long-night'
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import type { MomentProps } from '../../../face/face.ts'
import { PlaceScene } from '../art/PlaceScene.tsx'
import { Chain, Death, Exposed } from './Chain.tsx'
import { Crisis } from './Crisis.tsx'
import { Exile } from './Exile.tsx'
import { LastDead } from './LastDead.tsx'
import type { LongNightMoment } from './moment.ts'
import { Night } from './Night.tsx'
import { Road } from './Road.tsx'
import { Vote, Voted } from './Vote.tsx'

const Raid = lazy(async () => ({ default: (await import('../modules/bandits/parts.ts')).Raid }))

interface Props extends MomentProps<View> {
  readonly moment: LongNightMoment
}

export function MomentPart({ moment, ...props }: Props): ReactNode {
  switch (moment.kind) {
    case 'road':
      return <Road moment={moment} {...props} />
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
    case 'death':
      return <Death moment={moment} />
    case 'last':
      return <LastDead moment={moment} view={props.view} />
    case 'exile':
      return <Exile moment={moment} view={props.view} />
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
