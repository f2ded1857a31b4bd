export { FieldRangeError } from './field-error.ts'
export { isKnownZone } from './zones.ts'
export { isDstAt, readingsOf, resolveCivilTime } from './civil-time.ts'
export type { CivilTime, Disambiguation, LocalKind, Reading, ResolvedTime } from './civil-time.ts'
