import type { Band, ElementCode, Ganzhi, TenGodCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem } from '#bazi/index.ts'

/** Picture of a day: element of its stem over element of its branch. */
export type ImageId = `${ElementCode}-${ElementCode}`

/** Counsel of a day: its ten god, in a rising, even or held tone. */
export type CounselId = `${TenGodCode}-${Tone}`

export type Tone = 'rise' | 'even' | 'hold'

/** The day's sentence in two halves; `image` belongs to the day, `counsel` to the person. */
export interface Headline {
  readonly image: ImageId
  readonly counsel: CounselId
}

const TONES: Readonly<Record<Band, Tone>> = { great: 'rise', good: 'rise', even: 'even', careful: 'hold', quiet: 'hold' }

export function headlineOf(day: Ganzhi, tenGod: TenGodCode, band: Band): Headline {
  return {
    image: `${elementOfStem(day.stem)}-${elementOfBranch(day.branch)}`,
    counsel: `${tenGod}-${TONES[band]}`,
  }
}
