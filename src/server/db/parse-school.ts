import type { School } from '#contract/school.ts'
import type { ArchivesTable } from './schema.ts'

/** Parses an archive's chart rules that differ from the default. */
export const parseSchool = ({ school }: Pick<ArchivesTable, 'school'>): School => JSON.parse(school) as School
