import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import { withMessages } from '../language/i18n.ts'
import { guardFiles, guards } from './guards.ts'
import type { FileOf, PageRecord } from './record.ts'

/** A page's route but for its address: its component out of a file that comes when it is wanted, with its words; its guard, its record. */
export function page<T extends object, Name extends keyof T>(file: FileOf<T>, name: Name, record: PageRecord) {
  const { needs, isFirstScreen = false, first = [] } = record
  return {
    ...(needs && { beforeLoad: guards[needs] }),
    component: lazyRouteComponent(isFirstScreen ? file : () => withMessages(file()), name),
    staticData: { ...record, first: [...(needs ? guardFiles[needs] : []), file, ...first] } satisfies PageRecord,
  }
}

/** The route of an address that only leads on, but for its address. */
export function leadsTo(to: string, record: PageRecord = {}) {
  return {
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
    staticData: { ...record, leadsTo: to } satisfies PageRecord,
  }
}
