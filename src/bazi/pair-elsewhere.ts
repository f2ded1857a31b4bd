import { SIXTY } from './cycle.ts'

/** Whether a pair is the one printed elsewhere, where both print it; `?` stands for a sign. */
export function isPair(ours: string | null, theirs: string | null | undefined): boolean {
  const isSign = (i: number) => theirs![i] === '?' || theirs![i] === ours![i]
  return ours === null || theirs === null || theirs === undefined || (theirs.length === 2 && isSign(0) && isSign(1))
}

/** Whether a text can stand for one of the sixty. */
export function isPairText(text: string | null | undefined): boolean {
  return SIXTY.some(({ ganzhi }) => isPair(ganzhi, text))
}
