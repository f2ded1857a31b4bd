import type { Book } from '#contract/book.ts'
import type { Feature } from '../../http/handle.ts'
import { readBook } from './read-book.ts'

/** Returns the fate book with all its cards. Throws as `readBook`. */
export const fateBookInfo: Feature<'fateBookInfo'> = (deps, { userId }, asked) =>
  readBook(deps, userId, { ...asked, product_id: 'fatebook' })

export const annualInfo: Feature<'annualInfo'> = (deps, { userId }, { year, ...asked }) =>
  readBook(deps, userId, { ...asked, product_id: `annual:${year}` })

const withOnly = ({ cards, ...book }: Book, ...ids: readonly string[]): Book => ({
  ...book,
  cards: cards.filter(({ id }) => ids.includes(id)),
})

/** Returns an Annual Book with only its first card: the year's outlook, basis, times and places. */
export const annualBase: Feature<'annualBase'> = async (...call) => withOnly(await annualInfo(...call), 'annual')

/** Returns an Annual Book with only its cards of seasons and months. */
export const annualMonths: Feature<'annualMonths'> = async (...call) => withOnly(await annualInfo(...call), 'seasons', 'months')
