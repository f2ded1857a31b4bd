import { archiveListDocument } from '../archives/archive-list-document.ts'

/** Everything that only comes down, in the order in which it is asked for. */
export const documents = [archiveListDocument] as const

export type DocumentName = (typeof documents)[number]['name']
