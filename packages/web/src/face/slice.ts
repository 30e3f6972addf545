// A slice is one part of a table's data and actions. The frame provides all of them; a component takes those it needs.

import { type Context, createContext, useContext } from 'react'

export function newSlice<T>(): readonly [context: Context<T | null>, use: () => T] {
  const SliceContext = createContext<T | null>(null)
  return [
    SliceContext,
    () => {
      const slice = useContext(SliceContext)
      if (slice === null) throw new Error('this stands outside of a table')
      return slice
    },
  ]
}
