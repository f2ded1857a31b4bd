import type { Band, CivilDate, Ganzhi, TenGodCode } from '#bazi/index.ts'
import { COUNSELS } from '../text/counsels.ts'
import { IMAGE_PHRASES } from '../text/images.ts'
import { TONE_BY_BAND } from '../tone.ts'
import { type PickedLine, pickLine, computeRotationCounters } from './rotation.ts'
import { type LocalizedLine, translateLine } from './line-text.ts'

/** Facts for the headline: its image depends on the day's pair, its counsel on the ten god and the band. */
export interface HeadlineFacts {
  readonly date: CivilDate
  readonly pair: Ganzhi
  readonly tenGod: TenGodCode
  readonly band: Band
}

export const pickImageLine = ({ pair }: HeadlineFacts): PickedLine => pickLine(IMAGE_PHRASES, `${pair.stem}-${pair.branch}`, 0)

export const pickCounselLine = ({ date, tenGod, band }: HeadlineFacts): PickedLine =>
  pickLine(COUNSELS, `${tenGod}-${TONE_BY_BAND[band]}`, computeRotationCounters(date).stem)

/** Returns the counsel of a day without its image, for lists of days. */
export const getCounselText = (facts: HeadlineFacts): LocalizedLine => translateLine(pickCounselLine(facts).line)
