import type { SolarTermCode } from '#almanac/codes.ts'
import type { Band, CivilDate, Ganzhi, TenGodCode } from '#bazi/index.ts'
import { COUNSELS } from '../text/counsels.ts'
import { EVENT_PHRASES } from '../text/events.ts'
import { IMAGE_PHRASES } from '../text/images.ts'
import { TONE_BY_BAND } from '../tone.ts'
import { type PickedLine, pickLine, computeRotationCounters } from './rotation.ts'
import { type LocalizedLine, translateLine } from './line-text.ts'

/** Facts for the counsel: the ten god and the band of the day. */
export interface HeadlineFacts {
  readonly date: CivilDate
  readonly pair: Ganzhi
  readonly tenGod: TenGodCode
  readonly band: Band
}

/** What the first half of the headline depends on. */
export interface ImageFacts {
  readonly pair: Ganzhi
  readonly solarTerm: SolarTermCode | null
  /** Whether a luck cycle of the person begins on the day. */
  readonly isLuckTurn: boolean
}

/** Picks the first half of the headline: what begins on the day, else the image of its pair. */
export function pickImageLine({ pair, solarTerm, isLuckTurn }: ImageFacts): PickedLine {
  const event = isLuckTurn ? 'luck' : solarTerm
  return event === null ? pickLine(IMAGE_PHRASES, `${pair.stem}-${pair.branch}`, 0) : pickLine(EVENT_PHRASES, event, 0)
}

export const pickCounselLine = ({ date, tenGod, band }: HeadlineFacts): PickedLine =>
  pickLine(COUNSELS, `${tenGod}-${TONE_BY_BAND[band]}`, computeRotationCounters(date).stem)

/** Returns the counsel of a day without its image, for lists of days. */
export const getCounselText = (facts: HeadlineFacts): LocalizedLine => translateLine(pickCounselLine(facts).line)
