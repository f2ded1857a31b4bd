import type { MessageDescriptor } from '@lingui/core'
import type { CrumbKind } from '../shell/crumbs.tsx'
import type { Section } from '../shell/sections.ts'
import { type AccessRequirement, guardFileLoaders, guards } from './guards.ts'
import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import { withMessages } from '../language/i18n.ts'

/** Function that imports a chunk. */
export type FileLoader<T extends object = object> = () => Promise<T>

/**
 * Metadata of a page, stored as its route's `staticData`. Read by the shell, the guards, the prefetcher, the build
 * (`src/build/pages.ts`) and tests.
 */
export interface PageMetadata {
  /** Document title. */
  title?: MessageDescriptor
  section?: Section
  /** Breadcrumbs after the section; default: the title only. */
  crumbs?: readonly CrumbKind[]
  /** Whether the page is a form to complete; the bottom bar is then hidden. */
  isForm?: boolean
  /** Whether the page is left out of lists of pages, e.g. because its address needs parameters. */
  isDetail?: true
  /** Who may open the page, checked in addition to the requirement of the parent route. */
  needs?: AccessRequirement
  /** Whether this page may be the first screen of a visit: its messages are then in the initial catalogue (`language/i18n.ts`). */
  isFirstScreen?: boolean
  /** Further chunks that the first render of the page needs. */
  files?: readonly FileLoader[]
  /** Reads the data of the page's first render, in parallel to the guard. */
  prefetch?: () => Promise<unknown>
  /** Chunk of the side panel, prefetched on screens of at least 1024 px. */
  sidePanel?: FileLoader
  /** Budget in KiB of gzipped scripts for the first render; the default is in `tests/build/budgets.test.ts`. */
  budgetKib?: number
  /** Target path, if the route is a redirect. */
  leadsTo?: string
}

declare module '@tanstack/react-router' {
  // Declaration merging requires an interface.
  interface StaticDataRouteOption extends PageMetadata {}
}

/** Returns the route options of a page except its path: the guard, the lazy component (loaded with its messages) and the page record. */
export function createPageRouteOptions<T extends object, Name extends keyof T>(file: FileLoader<T>, name: Name, record: PageMetadata) {
  const { needs, isFirstScreen = false, files: first = [] } = record
  return {
    ...(needs && { beforeLoad: guards[needs] }),
    component: lazyRouteComponent(isFirstScreen ? file : () => withMessages(file()), name),
    staticData: { ...record, files: [...(needs ? guardFileLoaders[needs] : []), file, ...first] } satisfies PageMetadata,
  }
}

/** Returns the route options of a redirect except its path. */
export function createRedirectRouteOptions(to: string, record: PageMetadata = {}) {
  return {
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
    staticData: { ...record, leadsTo: to } satisfies PageMetadata,
  }
}
