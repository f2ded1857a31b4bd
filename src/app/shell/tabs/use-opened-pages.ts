import { useLocation, useRouter, type AnyRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { storage } from '../../browser/storage.ts'
import { externalStore, useStore, type ExternalStore } from '../../live/external-store.ts'
import { dropForms } from '../../session/kept-forms.ts'
import { pageIdOf } from '../../session/page-id.ts'
import { useUserId } from '../../session/session.ts'
import { pageRecordOf } from '../../ui/use-page-record.ts'
import { closed, left, moved, neighbourOf, opened, pageAt, turned, type OpenedPage, type OpenedPages } from './opened-pages.ts'
import { endScrollBack, scrollBack } from './scroll-back.ts'

/** Where the last tab leads when it is closed. */
const TODAY = '/fate/index'

/** Pages of a section; an address that names none gets no tab. */
const isPage = (router: AnyRouter, { pathname }: ParsedLocation) => pageRecordOf(router, pathname).section !== undefined

/** Its entry in the history: what takes the place of another page has the same. */
const entryOf = ({ state }: ParsedLocation) => state.__TSR_index

/** The tabs of a user, kept in this tab of the browser at every change; what was typed on a page goes with its tab. */
function keptPages(userId: string): ExternalStore<OpenedPages> {
  const pages = externalStore<OpenedPages>(storage.openedPages<OpenedPages>(userId) ?? [])
  const set = (next: OpenedPages) => {
    const gone = pages.get().filter(({ id }) => !next.some((page) => page.id === id))
    pages.set(next)
    storage.keepOpenedPages(userId, next)
    dropForms(
      userId,
      gone.map(({ id }) => id),
    )
  }
  return { ...pages, set }
}

/** Follows the router: every page that stands gets its tab, and one that is gone back to stands where it was left. */
function follow(router: AnyRouter, pages: ExternalStore<OpenedPages>): () => void {
  let standing: ParsedLocation | undefined
  const note = (location: ParsedLocation) => {
    const before = standing
    standing = isPage(router, location) ? location : undefined
    if (!standing) return
    const page = pageAt(location, Date.now())
    const isTurned = before !== undefined && entryOf(before) === entryOf(location)
    pages.set(isTurned ? turned(pages.get(), pageIdOf(before), page) : opened(pages.get(), page))
  }
  const leave = () => standing && pages.set(left(pages.get(), pageIdOf(standing), scrollY, Date.now()))
  const placeAt = (location: ParsedLocation) => pages.get().find(({ id }) => id === pageIdOf(location))?.scrolled ?? 0

  const now = router.state.resolvedLocation ?? router.state.location
  note(now)
  // After a reload: the browser has tried by itself, before there was enough of the page.
  if (scrollY === 0 && placeAt(now) > 0) scrollBack(placeAt(now))
  const ends = [
    router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
      if (fromLocation && hrefChanged) leave()
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      note(toLocation)
      if (!fromLocation || pageIdOf(fromLocation) === pageIdOf(toLocation)) return
      if (placeAt(toLocation) > 0) scrollBack(placeAt(toLocation))
      else endScrollBack()
    }),
  ]
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    for (const end of ends) end()
    endScrollBack()
  }
}

/** The opened pages in their order, the one that is asked for, and what can be done with them. */
export function useOpenedPages() {
  const router = useRouter()
  const userId = useUserId()
  const [store] = useState(() => keptPages(userId))
  const pages = useStore(store, (all) => all)
  const currentId = useLocation({ select: pageIdOf })
  useEffect(() => follow(router, store), [router, store])

  const go = (page: OpenedPage | undefined) => {
    // An address that the router itself has read.
    const target = page ? { to: page.pathname, search: page.search, hash: page.hash } : { to: TODAY }
    void router.navigate(target as never)
  }
  return {
    pages,
    currentId,
    /** The last one leads to today: today itself has nowhere to lead. */
    canClose: pages.length > 1 || currentId !== pageIdOf({ pathname: TODAY, search: {} }),
    close: (id: string) => {
      const next = neighbourOf(pages, id)
      store.set(closed(pages, id))
      if (id === currentId) go(next)
    },
    closeOthers: (id: string) => {
      const kept = pages.filter((page) => page.id === id)
      store.set(kept)
      if (id !== currentId) go(kept[0])
    },
    move: (id: string, to: number) => store.set(moved(pages, id, to)),
  }
}
