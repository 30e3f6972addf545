// The parts of Raxxon on the board, which are loaded with the first table that plays it.

import { lazy } from 'react'

const load = () => import('./parts.ts')

export const RaxxonCards = lazy(async () => ({ default: (await load()).RaxxonCards }))
export const Ribbon = lazy(async () => ({ default: (await load()).Ribbon }))
export const CodeMark = lazy(async () => ({ default: (await load()).CodeMark }))
export const Special = lazy(async () => ({ default: (await load()).Special }))
export const CodeVote = lazy(async () => ({ default: (await load()).CodeVote }))
export const RaxxonMoment = lazy(async () => ({ default: (await load()).RaxxonMoment }))
