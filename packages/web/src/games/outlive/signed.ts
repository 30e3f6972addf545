import { printed } from '../../ui/printed.ts'

export const signed = (n: number): string => (n > 0 ? `+${n}` : printed(n))
