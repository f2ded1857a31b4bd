import { archivesDocument } from '../archives/archives-document.ts'

/** Everything that only comes down, in the order in which it is asked for. */
export const documents = [archivesDocument] as const

export type DocumentName = (typeof documents)[number]['name']
