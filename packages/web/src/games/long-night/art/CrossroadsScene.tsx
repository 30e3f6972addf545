// The picture of a crossroads card. The cards of every table, those for adults and those of modules are a file each, which is
// loaded when the first of them is shown.
import { type CrossroadsId, crossroadsRow } from '@lastlight/long-night/content/crossroads'
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

const ROWS = {
  base: async () => (await import('./crossroads/rows/base.ts')).BASE,
  adult: async () => (await import('./crossroads/rows/adult.ts')).ADULT,
  modules: async () => (await import('./crossroads/rows/modules.ts')).MODULES,
}

const pictureFrom = (rows: keyof typeof ROWS) =>
  lazy(async (): Promise<{ default: ComponentType<CrossroadsSceneProps> }> => {
    try {
      const [{ Picture }, drawn] = await Promise.all([import('./crossroads/Picture.tsx'), ROWS[rows]()])
      return { default: ({ card, ...art }) => <Picture row={drawn[card]!} {...art} /> }
    } catch {
      return { default: Night }
    }
  })
const PICTURES = { base: pictureFrom('base'), adult: pictureFrom('adult'), modules: pictureFrom('modules') }

function pictureOf(card: CrossroadsId): (typeof PICTURES)[keyof typeof PICTURES] {
  const { adult, mark } = crossroadsRow(card)
  return adult ? PICTURES.adult : mark ? PICTURES.modules : PICTURES.base
}

export function CrossroadsScene(props: CrossroadsSceneProps) {
  const Picture = pictureOf(props.card)
  return (
    <Suspense fallback={<Night {...props} />}>
      <Picture {...props} />
    </Suspense>
  )
}
