// Data of a picture as elements.
import { Fragment, type ReactNode } from 'react'
import { LIGHTS, type Paint } from './paint.ts'

const isList = (paint: Paint): paint is readonly Paint[] => Array.isArray(paint)

function painted(paint: Paint, id: string, key: number): ReactNode {
  if (isList(paint)) return <Fragment key={key}>{paint.map((each, i) => painted(each, id, i))}</Fragment>
  if ('move' in paint)
    return (
      <g key={key} transform={paint.move}>
        {painted(paint.of, id, 0)}
      </g>
    )
  const { d, colour, opacity, width } = paint
  const tone = LIGHTS.includes(colour) ? `url(#${id}${colour})` : colour
  return width === undefined ? (
    <path key={key} d={d} fill={tone} opacity={opacity} />
  ) : (
    <path
      key={key}
      d={d}
      fill="none"
      stroke={tone}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
    />
  )
}

/** `id` is that of the lights of the picture. */
export const Painted = ({ paint, id }: { readonly paint: Paint; readonly id: string }) => painted(paint, id, 0)
