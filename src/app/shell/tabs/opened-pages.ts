import { pageIdOf, type PageAddress } from '../../session/page-id.ts'

/** A page in the row of tabs. */
export interface OpenedPage extends PageAddress {
  /** Id of the page at this address (`pageIdOf`). */
  readonly id: string
  readonly hash: string
  /** Scroll position in px when the page was last left. */
  readonly scrolled: number
  /** Time when the page was last opened or left, in ms since the epoch. */
  readonly usedAt: number
}
export type OpenedPages = readonly OpenedPage[]

/** Maximum number of tabs; opening one more closes the least recently used tab. */
export const MAX_TABS = 12

/** Creates the tab of an address; its scroll position is 0. */
export const createOpenedPage = ({ pathname, search, hash }: PageAddress & { readonly hash: string }, usedAt: number): OpenedPage => ({
  id: pageIdOf({ pathname, search }),
  pathname,
  search,
  hash,
  scrolled: 0,
  usedAt,
})

const addressKeyOf = ({ pathname, search, hash }: OpenedPage) => JSON.stringify([pathname, search, hash])

/** Updates the tab of a page (retaining the scroll position if the address is unchanged), or appends a tab if it has none. */
export function withOpenedTab(pages: OpenedPages, page: OpenedPage): OpenedPages {
  const tab = pages.find(({ id }) => id === page.id)
  if (!tab) return withoutOldest([...pages, page], page)
  const scrolled = addressKeyOf(tab) === addressKeyOf(page) ? tab.scrolled : 0
  return pages.map((each) => (each === tab ? { ...page, scrolled } : each))
}

function withoutOldest(pages: OpenedPages, current: OpenedPage): OpenedPages {
  if (pages.length <= MAX_TABS) return pages
  const oldest = pages.filter((page) => page !== current).reduce((a, b) => (b.usedAt < a.usedAt ? b : a))
  return pages.filter((page) => page !== oldest)
}

/** Gives the tab of a replaced page (e.g. a form) to the page that replaces it; closes that tab if the new page already has one. */
export function withReplacedTab(pages: OpenedPages, from: string, page: OpenedPage): OpenedPages {
  const isElsewhere = from !== page.id && pages.some(({ id }) => id === page.id)
  if (isElsewhere) return withOpenedTab(withoutTab(pages, from), page)
  return pages.some(({ id }) => id === from) ? pages.map((each) => (each.id === from ? page : each)) : withOpenedTab(pages, page)
}

/** Stores the scroll position of a page that is being left. */
export const withTabScroll = (pages: OpenedPages, id: string, scrolled: number, usedAt: number): OpenedPages =>
  pages.map((page) => (page.id === id ? { ...page, scrolled, usedAt } : page))

export const withoutTab = (pages: OpenedPages, id: string): OpenedPages => pages.filter((page) => page.id !== id)

/** Returns the tab to open when this one is closed: the next tab, or for the last tab the previous one. */
export function findNextTab(pages: OpenedPages, id: string): OpenedPage | undefined {
  const at = pages.findIndex((page) => page.id === id)
  return pages[at + 1] ?? pages[at - 1]
}

/** Moves a tab to index `to`, clamped to the row. */
export function withMovedTab(pages: OpenedPages, id: string, to: number): OpenedPages {
  const page = pages.find((each) => each.id === id)
  if (!page) return pages
  return withoutTab(pages, id).toSpliced(Math.max(0, Math.min(to, pages.length - 1)), 0, page)
}
