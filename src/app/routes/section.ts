import type { MessageDescriptor } from '@lingui/core'
import type { Section } from '../shell/sections.ts'
import { leadsTo, page } from './page.ts'
import type { FileOf, PageRecord } from './record.ts'
import { shellRoute } from './shell.ts'

/** The routes of a section, but for their addresses. */
export function inSection(section: Section) {
  const parent = { getParentRoute: () => shellRoute }
  return {
    page: <T extends object, Name extends keyof T>(file: FileOf<T>, name: Name, title: MessageDescriptor, record: PageRecord = {}) => ({
      ...parent,
      ...page(file, name, { ...record, section, title }),
    }),
    leadsTo: (to: string) => ({ ...parent, ...leadsTo(to, { section }) }),
  }
}
