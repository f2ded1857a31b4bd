import { useLocation, useRouter, type AnyRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { browserStorage } from '../../browser/storage.ts'
import { createExternalStore, useStore, type ExternalStore } from '../../live/external-store.ts'
import { deleteFormDrafts } from '../../session/form-drafts.ts'
import { pageIdOf } from '../../session/page-id.ts'
import { useUserId } from '../../session/session.ts'
import { findPageMetadata } from '../../ui/use-page-metadata.ts'
import {
  withoutTab,
  withTabScroll,
  withMovedTab,
  findNextTab,
  withOpenedTab,
  createOpenedPage,
  withReplacedTab,
  type OpenedPage,
  type OpenedPages,
} from './opened-pages.ts'

/** Path of the page to open when the last tab is closed. */
const TODAY = '/fate/index'

/** Returns whether an address gets a tab: only pages of a section do. */
const isPage = (router: AnyRouter, { pathname }: ParsedLocation) => findPageMetadata(router, pathname).section !== undefined

/** Returns the index of the history entry. Equal indices mean that a navigation replaced the entry. */
const historyIndexOf = ({ state }: ParsedLocation) => state.__TSR_index

/** Creates the store of a user's tabs, written to session storage on every change. Closing a tab deletes its form draft. */
function createTabStore(userId: string): ExternalStore<OpenedPages> {
  const pages = createExternalStore<OpenedPages>(browserStorage.getOpenedPages<OpenedPages>(userId) ?? [])
  const set = (next: OpenedPages) => {
    const gone = pages.get().filter(({ id }) => !next.some((page) => page.id === id))
    pages.set(next)
    browserStorage.setOpenedPages(userId, next)
    deleteFormDrafts(
      userId,
      gone.map(({ id }) => id),
    )
  }
  return { ...pages, set }
}

/** Subscribes to the router: opens a tab for each visited page and restores its scroll position. Returns the unsubscribe function. */
function followRouter(router: AnyRouter, pages: ExternalStore<OpenedPages>): () => void {
  let current: ParsedLocation | undefined
  const updateTabs = (location: ParsedLocation) => {
    const before = current
    current = isPage(router, location) ? location : undefined
    if (!current) return
    const page = createOpenedPage(location, Date.now())
    const isReplaced = before !== undefined && historyIndexOf(before) === historyIndexOf(location)
    pages.set(isReplaced ? withReplacedTab(pages.get(), pageIdOf(before), page) : withOpenedTab(pages.get(), page))
  }
  const saveScroll = () => current && pages.set(withTabScroll(pages.get(), pageIdOf(current), scrollY, Date.now()))
  const scrollOf = (location: ParsedLocation) => pages.get().find(({ id }) => id === pageIdOf(location))?.scrolled ?? 0

  const now = router.state.resolvedLocation ?? router.state.location
  updateTabs(now)
  // Restores the position after a reload: the browser's own restoration ran before the page was long enough.
  if (scrollY === 0 && scrollOf(now) > 0) restoreScroll(scrollOf(now))
  const ends = [
    router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
      if (fromLocation && hrefChanged) saveScroll()
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      updateTabs(toLocation)
      if (!fromLocation || pageIdOf(fromLocation) === pageIdOf(toLocation)) return
      if (scrollOf(toLocation) > 0) restoreScroll(scrollOf(toLocation))
      else stopScrollRestore()
    }),
  ]
  addEventListener('pagehide', saveScroll)
  return () => {
    removeEventListener('pagehide', saveScroll)
    for (const end of ends) end()
    stopScrollRestore()
  }
}

/** Returns the tabs in display order, the id of the current tab, and the actions on tabs. */
export function useOpenedPages() {
  const router = useRouter()
  const userId = useUserId()
  const [store] = useState(() => createTabStore(userId))
  const pages = useStore(store, (all) => all)
  const currentId = useLocation({ select: pageIdOf })
  useEffect(() => followRouter(router, store), [router, store])

  const go = (page: OpenedPage | undefined) => {
    // Cast: the address comes from the router, but untyped.
    const target = page ? { to: page.pathname, search: page.search, hash: page.hash } : { to: TODAY }
    void router.navigate(target as never)
  }
  return {
    pages,
    currentId,
    /** False if Today is the only tab: closing the last tab opens Today. */
    canClose: pages.length > 1 || currentId !== pageIdOf({ pathname: TODAY, search: {} }),
    close: (id: string) => {
      const next = findNextTab(pages, id)
      store.set(withoutTab(pages, id))
      if (id === currentId) go(next)
    },
    closeOthers: (id: string) => {
      const remaining = pages.filter((page) => page.id === id)
      store.set(remaining)
      if (id !== currentId) go(remaining[0])
    },
    move: (id: string, to: number) => store.set(withMovedTab(pages, id, to)),
  }
}

/** Maximum duration of a restoration in ms: time for live data to grow the page. */
const MAX_DURATION_MS = 10_000

/** Events of user input that end a restoration. */
const USER_EVENTS = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const

let stop: (() => void) | undefined

/** Restores a scroll position, and repeats this whenever the page grows, until the user acts or 10 s have passed. */
function restoreScroll(top: number): void {
  stopScrollRestore()
  const go = () => scrollTo({ top, behavior: 'instant' })
  const watch = new ResizeObserver(go)
  const ending = new AbortController()
  const timer = setTimeout(stopScrollRestore, MAX_DURATION_MS)
  stop = () => {
    watch.disconnect()
    ending.abort()
    clearTimeout(timer)
  }
  for (const touch of USER_EVENTS) addEventListener(touch, stopScrollRestore, { signal: ending.signal, passive: true, capture: true })
  watch.observe(document.body)
  go()
}

/** Ends the running restoration, e.g. on navigation. */
function stopScrollRestore(): void {
  stop?.()
  stop = undefined
}
