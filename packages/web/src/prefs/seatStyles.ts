// The colours and patterns of the seats, with the viewer's own as they want it.

const STYLES = [0, 1, 2, 3, 4] as const

/** One's own seat gets the wanted style (1 to 5; 0: the default), and the seat that had it gets the one left over. */
export function swapped(own: number | undefined, wish: number): readonly number[] {
  if (own === undefined || wish === 0) return STYLES
  const wanted = wish - 1
  return STYLES.map(seat => (seat === own ? wanted : seat === wanted ? own : seat))
}

/** CSS variables for the elements inside: `--seat-1` is the colour of the first seat. */
export const seatColours = (colours: readonly number[]): { readonly [token: `--seat-${number}`]: string } =>
  Object.fromEntries(colours.map((colour, seat) => [`--seat-${seat + 1}`, `var(--hue-${colour + 1})`]))
