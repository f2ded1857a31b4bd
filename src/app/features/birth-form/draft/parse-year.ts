/** Gregorian year before 民國元年 (1912); added to a year of that era. */
const REPUBLIC = 1911
const REPUBLIC_TEXT = /^民[國国]?(\d{1,3}|元)$/

/** Returns whether a two-digit year may be a year of the 民國 era as well as an abbreviated Gregorian year. */
export function isEraAmbiguous(text: string, thisYear = new Date().getFullYear()): boolean {
  return /^\d{2}$/.test(text.normalize('NFKC').trim()) && REPUBLIC + Number(text) <= thisYear
}

/**
 * Parses a year: 1990, 90 (the latest such year that has begun), 民國79 (era of 1912). Undefined if invalid. @param thisYear current
 * Gregorian year
 */
export function parseYear(text: string, thisYear = new Date().getFullYear()): number | undefined {
  const typed = text.normalize('NFKC').replaceAll(/\s|年$/g, '')
  if (/^\d{4}$/.test(typed)) return Number(typed)
  const republican = REPUBLIC_TEXT.exec(typed)?.[1]
  if (republican) return REPUBLIC + (republican === '元' ? 1 : Number(republican))
  if (!/^\d{2}$/.test(typed)) return undefined
  const inCentury = thisYear - (thisYear % 100) + Number(typed)
  return inCentury > thisYear ? inCentury - 100 : inCentury
}
