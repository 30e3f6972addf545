import { printed } from '../../ui/printed.ts'

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : printed(n))
