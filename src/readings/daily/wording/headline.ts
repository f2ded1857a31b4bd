import type { Band, CivilDate, Ganzhi, TenGodCode } from '#bazi/index.ts'
import { COUNSELS } from '../text/counsels.ts'
import { IMAGES } from '../text/images.ts'
import { TONES } from '../tone.ts'
import { type PickedLine, pickLine, computeRotation } from './rotation.ts'
import { type LocalizedLine, localizeLine } from './line-text.ts'

/** Facts for the headline: its image depends on the day's pair, its counsel on the ten god and the band. */
export interface HeadlineFacts {
  readonly date: CivilDate
  readonly pair: Ganzhi
  readonly tenGod: TenGodCode
  readonly band: Band
}

export const pickImage = ({ pair }: HeadlineFacts): PickedLine => pickLine(IMAGES, `${pair.stem}-${pair.branch}`, 0)

export const pickCounsel = ({ date, tenGod, band }: HeadlineFacts): PickedLine =>
  pickLine(COUNSELS, `${tenGod}-${TONES[band]}`, computeRotation(date).stem)

/** Returns the counsel of a day without its image, for lists of days. */
export const getCounselText = (facts: HeadlineFacts): LocalizedLine => localizeLine(pickCounsel(facts).line)
