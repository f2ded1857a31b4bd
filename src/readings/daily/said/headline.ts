import type { Band, CivilDate, Ganzhi, TenGodCode } from '#bazi/index.ts'
import { COUNSELS } from '../text/counsels.ts'
import { IMAGES } from '../text/images.ts'
import { TONES } from '../tone.ts'
import { type Picked, pickOf, turnOf } from './turn.ts'
import { type Words, wordsOf } from './words.ts'

/** What the headline rests on: the picture on the day's pair, the counsel on its ten god and its value. */
export interface HeadlineFacts {
  readonly date: CivilDate
  readonly pair: Ganzhi
  readonly tenGod: TenGodCode
  readonly band: Band
}

export const imageOf = ({ pair }: HeadlineFacts): Picked => pickOf(IMAGES, `${pair.stem}-${pair.branch}`, 0)

export const counselOf = ({ date, tenGod, band }: HeadlineFacts): Picked => pickOf(COUNSELS, `${tenGod}-${TONES[band]}`, turnOf(date).stem)

/** The counsel of a day alone, to stand in a list of days. */
export const counselWordsOf = (facts: HeadlineFacts): Words => wordsOf(counselOf(facts).line)
