import { SIXTY } from './cycle.ts'

/** Whether our pair matches the other source's pair; true if either is absent, and `?` matches any character. */
export function matchesPairPattern(ours: string | null, theirs: string | null | undefined): boolean {
  const isSign = (i: number) => theirs![i] === '?' || theirs![i] === ours![i]
  return ours === null || theirs === null || theirs === undefined || (theirs.length === 2 && isSign(0) && isSign(1))
}

/** Whether a text matches at least one of the sixty pairs. */
export function isPairPattern(text: string | null | undefined): boolean {
  return SIXTY.some(({ ganzhi }) => matchesPairPattern(ganzhi, text))
}
