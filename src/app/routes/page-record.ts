import type { MessageDescriptor } from '@lingui/core'
import type { CrumbKind } from '../shell/crumbs/crumb-kinds.ts'
import type { Section } from '../shell/sections.ts'
import type { AccessRequirement } from './guards.ts'

/** Imports a chunk. */
export type FileLoader<T extends object = object> = () => Promise<T>

/**
 * Metadata of a page: its route's `staticData`. Read by the shell, the guards, prefetching, the build
 * (`src/build/pages.ts`) and tests.
 */
export interface PageRecord {
  /** Document title. */
  title?: MessageDescriptor
  section?: Section
  /** Breadcrumbs after the section; default the title. */
  crumbs?: readonly CrumbKind[]
  /** A form to finish: hides the bottom bar. */
  isForm?: boolean
  /** Needs something in its address, so it is not in lists of pages. */
  isDetail?: true
  /** Who may open it; nested pages have their own. */
  needs?: AccessRequirement
  /** A possible first screen: its messages are in the initial catalogue (`language/i18n.ts`). */
  isFirstScreen?: boolean
  /** Chunks needed for its first render. */
  files?: readonly FileLoader[]
  /** Reads the data of its first render, in parallel to the guard. */
  prefetch?: () => Promise<unknown>
  /** Chunk of the side panel on wide screens. */
  sidePanel?: FileLoader
  /** Budget in KiB of gzipped scripts for the first render; the default is in `tests/build/budgets.test.ts`. */
  budgetKib?: number
  /** Redirect target. */
  leadsTo?: string
}

declare module '@tanstack/react-router' {
  // Declaration merging requires an interface.
  interface StaticDataRouteOption extends PageRecord {}
}
