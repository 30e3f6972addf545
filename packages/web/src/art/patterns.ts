import { createContext } from 'react'

/** Which pattern each seat has: plain, stripes, dots, chevrons, checks. */
export const Patterns = createContext<readonly number[]>([0, 1, 2, 3, 4])
