// The picture of a crossroads card. All of them are one file, which is loaded when the first is shown.
import type { CrossroadsId } from '@lastlight/long-night/content/crossroads'
import { type ComponentType, lazy, Suspense } from 'react'
import { fill } from '../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'

interface CrossroadsSceneProps extends ArtProps {
  readonly card: CrossroadsId
  /** The band of the picture in which the faces are, 320 by 200; else 400 by 570. */
  readonly wide?: boolean
}

/** Shown until the picture is there, and instead of it if it cannot be loaded: a card is read without it. */
const Night = ({ wide = false, label, className, style }: CrossroadsSceneProps) => (
  <Svg
    kind="scene crossroads"
    viewBox={wide ? '0 180 400 250' : '0 0 400 570'}
    fit="xMidYMid slice"
    label={label}
    className={className}
    style={style}
  >
    {fill('M0 0h400v570H0z', 'var(--mid)')}
  </Svg>
)

const load = (): Promise<{ default: ComponentType<CrossroadsSceneProps> }> =>
  import('./crossroads/Picture.tsx').then(
    ({ Picture }) => ({ default: Picture }),
    () => ({ default: Night }),
  )
const Picture = lazy(load)

/** Fetches the pictures before a card is drawn. */
export const preloadCrossroads = (): void => void load()

export const CrossroadsScene = (props: CrossroadsSceneProps) => (
  <Suspense fallback={<Night {...props} />}>
    <Picture {...props} />
  </Suspense>
)
