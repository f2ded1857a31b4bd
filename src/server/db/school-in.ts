import type { School } from '#contract/school.ts'
import type { ArchivesTable } from './schema.ts'

/** By which other rules an archive's chart is cast. */
export const schoolIn = ({ school }: Pick<ArchivesTable, 'school'>): School => JSON.parse(school) as School
