// The SVG element around every drawing: hidden from screen readers unless it has a label.
import type { CSSProperties, ReactNode } from 'react'

export interface ArtProps {
  /** A label for screen readers; without it the drawing is decoration. */
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  /** Width and height, where no style says another. */
  readonly size?: string | undefined
}

interface SvgProps extends ArtProps {
  readonly kind: string
  readonly viewBox: string
  /** How a scene fills a box of another shape. */
  readonly fit?: string
  readonly children: ReactNode
}

export function Svg({ kind, viewBox, fit, size, label, className, style, children }: SvgProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...named}
      className={className ? `${kind} ${className}` : kind}
      viewBox={viewBox}
      width={size}
      height={size}
      preserveAspectRatio={fit}
      focusable="false"
      style={style}
    >
      {children}
    </svg>
  )
}
