import type { MessageDescriptor } from '@lingui/core'
import type { Section } from '../shell/sections.ts'
import { createRedirectRoute, createPageRoute } from './create-route.ts'
import type { FileLoader, PageRecord } from './page-record.ts'
import { shellRoute } from './shell.ts'

/** Returns functions that create the options of a section's routes, except their paths. */
export function createSectionRoutes(section: Section) {
  const parent = { getParentRoute: () => shellRoute }
  return {
    page: <T extends object, Name extends keyof T>(file: FileLoader<T>, name: Name, title: MessageDescriptor, record: PageRecord = {}) => ({
      ...parent,
      ...createPageRoute(file, name, { ...record, section, title }),
    }),
    leadsTo: (to: string) => ({ ...parent, ...createRedirectRoute(to, { section }) }),
  }
}
