import type { School } from '#contract/school.ts'
import type { ArchivesTable } from './schema.ts'

/** Parses the alternative rules of an archive's chart. */
export const parseSchool = ({ school }: Pick<ArchivesTable, 'school'>): School => JSON.parse(school) as School
