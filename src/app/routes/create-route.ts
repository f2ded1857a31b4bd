import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import { withMessages } from '../language/i18n.ts'
import { guardFiles, guards } from './guards.ts'
import type { FileLoader, PageRecord } from './page-record.ts'

/** Returns the route options of a page except its path: the guard, the lazy component (loaded with its messages) and the page record. */
export function createPageRoute<T extends object, Name extends keyof T>(file: FileLoader<T>, name: Name, record: PageRecord) {
  const { needs, isFirstScreen = false, files: first = [] } = record
  return {
    ...(needs && { beforeLoad: guards[needs] }),
    component: lazyRouteComponent(isFirstScreen ? file : () => withMessages(file()), name),
    staticData: { ...record, files: [...(needs ? guardFiles[needs] : []), file, ...first] } satisfies PageRecord,
  }
}

/** Returns the route options of a redirect except its path. */
export function createRedirectRoute(to: string, record: PageRecord = {}) {
  return {
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
    staticData: { ...record, leadsTo: to } satisfies PageRecord,
  }
}
