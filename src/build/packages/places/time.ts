/** `@mingshu/places/time`: civil time and time zones, without the gazetteer. */
export { isDstAt, readingsOf, resolveCivilTime } from '#places/civil-time.ts'
export type { CivilTime, Disambiguation, LocalKind, CivilTimeReading, ResolvedTime } from '#places/civil-time.ts'
export { utcOf, wallClockAt, wallMsOf } from '#places/wall-clock.ts'
export { isKnownZone, offsetSecondsAt } from '#places/zones.ts'
