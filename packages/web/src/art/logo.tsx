// The lantern of Lastlight.
import { fill } from './strokes.tsx'
import { type ArtProps, Svg } from './svg.tsx'

export const Logo = (art: ArtProps) => (
  <Svg kind="logo" viewBox="0 0 24 24" size="1.5em" {...art}>
    {fill('M8.5 11h7l-.6 7H9.1z', 'var(--lantern-wash)')}
    <path
      d="M12 1a4.5 4.5 0 0 1 4.5 4.5v1h.5l1.5 3h-13l1.5-3h.5v-1A4.5 4.5 0 0 1 12 1zM9.5 5.5v1h5v-1a2.5 2.5 0 0 0-5 0zM5.5 19.5h13V23h-13zM6 10.5h12l-1 8H7zM8.6 11.5l.5 6h5.8l.5-6z"
      fill="var(--lantern)"
      fillRule="evenodd"
    />
    {fill('M12 11.2c1.6 2 2.4 3 2.4 4.3a2.4 2.4 0 0 1-4.8 0c0-1.3.8-2.3 2.4-4.3z', 'var(--lantern-fill)')}
  </Svg>
)
