import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import { withMessages } from '../language/i18n.ts'
import { guardFiles, guards } from './guards.ts'
import type { FileLoader, PageRecord } from './page-record.ts'

/** Route options of a page, without its path: lazy component with its messages, guard and record. */
export function createPageRoute<T extends object, Name extends keyof T>(file: FileLoader<T>, name: Name, record: PageRecord) {
  const { needs, isFirstScreen = false, files: first = [] } = record
  return {
    ...(needs && { beforeLoad: guards[needs] }),
    component: lazyRouteComponent(isFirstScreen ? file : () => withMessages(file()), name),
    staticData: { ...record, files: [...(needs ? guardFiles[needs] : []), file, ...first] } satisfies PageRecord,
  }
}

/** Route options of a redirect, without its path. */
export function createRedirectRoute(to: string, record: PageRecord = {}) {
  return {
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
    staticData: { ...record, leadsTo: to } satisfies PageRecord,
  }
}
