// The rulebooks there are. Each is loaded with its language, apart from its game.

import type { Locale, Messages } from '@lastlight/kernel'

type Book = (locale: Locale) => Promise<Messages>

const outlive: Book = async locale => (await import('@lastlight/outlive/text')).rulebook(locale)
const longNight: Book = async locale => (await import('@lastlight/long-night/text')).rulebook(locale)

export const BOOKS = { outlive, 'long-night': longNight } as const
export type BookId = keyof typeof BOOKS

export const BOOK_IDS = Object.keys(BOOKS) as readonly BookId[]

export const isBook = (game: string): game is BookId => Object.hasOwn(BOOKS, game)

const none: Book = () => Promise.resolve({})

/** The same function each time, so that it can be waited for. */
export const bookOf = (game: string): Book => (isBook(game) ? BOOKS[game] : none)
