/** Subjects that no chart answers, most serious first. */
export const BOUNDARY_KINDS = [
  'death',
  'pregnancy',
  'medical',
  'loan-shark',
  'blackmail',
  'bailiff',
  'fraud',
  'wages',
  'legal',
  'gambling',
  'investment',
  'secret',
  'leaving',
] as const
export type BoundaryKind = (typeof BOUNDARY_KINDS)[number]

/** Subjects answered by this folder, before any cast, lot or payment; the rules engine answers the other two with a note. */
export type AnsweredBoundaryKind = Exclude<BoundaryKind, 'secret' | 'leaving'>
