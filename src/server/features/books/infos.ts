import type { Book } from '#contract/book.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { readOrCreateBook } from './read-book.ts'

/** Returns the fate book with all its cards. Throws as `readOrCreateBook`. */
export const fateBookInfo: EndpointHandler<'fateBookInfo'> = (deps, { userId }, asked) =>
  readOrCreateBook(deps, userId, { ...asked, product_id: 'fatebook' })

/** Returns an Annual Book with all its cards. Throws as `readOrCreateBook`. */
export const annualInfo: EndpointHandler<'annualInfo'> = (deps, { userId }, { year, ...asked }) =>
  readOrCreateBook(deps, userId, { ...asked, product_id: `annual:${year}` })

const withOnly = ({ cards, ...book }: Book, ...ids: readonly string[]): Book => ({
  ...book,
  cards: cards.filter(({ id }) => ids.includes(id)),
})

/** Returns an Annual Book with only its first card: the year's outlook, basis, times and places. */
export const annualBase: EndpointHandler<'annualBase'> = async (...call) => withOnly(await annualInfo(...call), 'annual')

/** Returns an Annual Book with only its cards of seasons and months. */
export const annualMonths: EndpointHandler<'annualMonths'> = async (...call) => withOnly(await annualInfo(...call), 'seasons', 'months')
