import { type ReactElement, useEffect, useState } from 'react'
import styles from './QrCode.module.css'

interface Squares {
  readonly size: number
  readonly path: string
}

async function squaresOf(text: string): Promise<Squares> {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from(data, (dark, i) => (dark ? `M${i % size} ${Math.floor(i / size)}h1v1h-1z` : '')).join('')
  return { size, path }
}

/** An address that phones read. Black on white in every theme: cameras want it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const [squares, setSquares] = useState<Squares>()
  useEffect(() => {
    let stale = false
    void squaresOf(text).then(found => {
      if (!stale) setSquares(found)
    })
    return () => {
      stale = true
    }
  }, [text])
  const { size, path } = squares ?? { size: 25, path: '' }
  return (
    <svg
      className={styles['code']}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M-2-2h${size + 4}v${size + 4}h-${size + 4}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
