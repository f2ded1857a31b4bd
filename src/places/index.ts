export { isKnownZone } from './zones.ts'
export { clocksOf, isDstAt, readingsOf, resolveCivilTime } from './civil-time.ts'
export type { Disambiguation, LocalKind, Reading } from './civil-time.ts'
export { preloadPlaces, searchPlaces } from './search.ts'
