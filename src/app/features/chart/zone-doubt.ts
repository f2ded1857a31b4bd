import type { Archive } from '#contract/archive.ts'

/** Since then the whole mainland has had one clock. */
const ONE_CLOCK_FROM = '1949-10-01'
/** Degrees around Shanghai within which its clock was surely the one that was read. */
const NEAR = 2.5
const SHANGHAI = { lat: 31.23, lng: 121.47 }

/**
 * Whether the birthplace's clock of that time is not known for certain. Of mainland China before 1949
 * the time zone database keeps Shanghai's clock alone (its notes on Asia/Shanghai); inland several
 * zones, and occupied and free regions with clocks of their own, stood side by side.
 */
export function isZoneUncertain({ zone, birthday, lat, lng }: Pick<Archive, 'zone' | 'birthday' | 'lat' | 'lng'>): boolean {
  if (zone !== 'Asia/Shanghai' || birthday.slice(0, 10) >= ONE_CLOCK_FROM) return false
  return Math.abs(lat - SHANGHAI.lat) > NEAR || Math.abs(lng - SHANGHAI.lng) > NEAR
}
