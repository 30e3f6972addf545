// The two strokes every picture is made of: a flat shape and a round line.
export const fill = (d: string, colour: string, opacity?: number) => <path d={d} fill={colour} opacity={opacity} />

export const line = (d: string, colour: string, width: number, opacity?: number) => (
  <path
    d={d}
    fill="none"
    stroke={colour}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    opacity={opacity}
  />
)
