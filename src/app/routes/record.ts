import type { MessageDescriptor } from '@lingui/core'
import type { CrumbKind } from '../shell/crumbs/crumb-kinds.ts'
import type { Section } from '../shell/sections.ts'
import type { Needs } from './guards.ts'

/** Brings a file of the app. */
export type FileOf<T extends object = object> = () => Promise<T>

/**
 * What is known of a page without opening it: its route's `staticData`. The shell, the guards, what is fetched
 * ahead, the build (`src/build/pages.ts`) and the tests read it here.
 */
export interface PageRecord {
  /** What the browser's tab, its history and a screen reader call the page. */
  title?: MessageDescriptor
  section?: Section
  /** Its path from the section on; without it its title alone. */
  crumbs?: readonly CrumbKind[]
  /** One thing to finish: the bottom bar leaves room for it. */
  isForm?: boolean
  /** About something that only its address names: it stands on no list of pages. */
  isDetail?: true
  /** Whom it is for; with a page inside another, each says its own. */
  needs?: Needs
  /** One that people meet first: the build gives it its words before all others (`language/i18n.ts`). */
  isFirstScreen?: boolean
  /** Files without which nothing of it stands on the screen. */
  first?: readonly FileOf[]
  /** Readings that its first render shows, begun while the guard still reads. */
  ahead?: () => Promise<unknown>
  /** A file that stands beside it on wide screens. */
  beside?: FileOf
  /** Gzipped scripts until it stands; without one it may take a little more than the fortune (`tests/build/budgets.test.ts`). */
  budgetKib?: number
  /** An address that only leads on to another. */
  leadsTo?: string
}

declare module '@tanstack/react-router' {
  // An interface, for only an interface adds to another.
  interface StaticDataRouteOption extends PageRecord {}
}
