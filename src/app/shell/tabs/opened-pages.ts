import { pageIdOf, type PageAddress } from '../../session/page-id.ts'

/** A page that stands as a tab. */
export interface OpenedPage extends PageAddress {
  /** What tells it from the others: `pageIdOf` its address. */
  readonly id: string
  readonly hash: string
  /** How far it was scrolled when it was left, in pixels. */
  readonly scrolled: number
  /** When it was last gone to or left, in ms. */
  readonly usedAt: number
}
export type OpenedPages = readonly OpenedPage[]

/** As many tabs as a row may hold; beyond, the one longest unused goes. */
export const MOST = 12

export const pageAt = ({ pathname, search, hash }: PageAddress & { readonly hash: string }, usedAt: number): OpenedPage => ({
  id: pageIdOf({ pathname, search }),
  pathname,
  search,
  hash,
  scrolled: 0,
  usedAt,
})

const placeOf = ({ pathname, search, hash }: OpenedPage) => JSON.stringify([pathname, search, hash])

/** A page gone to: its tab takes the address, and keeps the place if that is the same; without a tab it gets one at the end. */
export function opened(pages: OpenedPages, page: OpenedPage): OpenedPages {
  const tab = pages.find(({ id }) => id === page.id)
  if (!tab) return withoutOldest([...pages, page], page)
  const scrolled = placeOf(tab) === placeOf(page) ? tab.scrolled : 0
  return pages.map((each) => (each === tab ? { ...page, scrolled } : each))
}

function withoutOldest(pages: OpenedPages, kept: OpenedPage): OpenedPages {
  if (pages.length <= MOST) return pages
  const oldest = pages.filter((page) => page !== kept).reduce((a, b) => (b.usedAt < a.usedAt ? b : a))
  return pages.filter((page) => page !== oldest)
}

/** A page has given its place to another, as a form does to what was made with it: its tab is the other's, unless that has one. */
export function turned(pages: OpenedPages, from: string, page: OpenedPage): OpenedPages {
  const isElsewhere = from !== page.id && pages.some(({ id }) => id === page.id)
  if (isElsewhere) return opened(closed(pages, from), page)
  return pages.some(({ id }) => id === from) ? pages.map((each) => (each.id === from ? page : each)) : opened(pages, page)
}

export const left = (pages: OpenedPages, id: string, scrolled: number, usedAt: number): OpenedPages =>
  pages.map((page) => (page.id === id ? { ...page, scrolled, usedAt } : page))

export const closed = (pages: OpenedPages, id: string): OpenedPages => pages.filter((page) => page.id !== id)

/** The page to go to when this one is closed: the next, or the one before the last. */
export function neighbourOf(pages: OpenedPages, id: string): OpenedPage | undefined {
  const at = pages.findIndex((page) => page.id === id)
  return pages[at + 1] ?? pages[at - 1]
}

/** The tab at another place in the row; `to` counts from 0 and stays within it. */
export function moved(pages: OpenedPages, id: string, to: number): OpenedPages {
  const page = pages.find((each) => each.id === id)
  if (!page) return pages
  return closed(pages, id).toSpliced(Math.max(0, Math.min(to, pages.length - 1)), 0, page)
}
