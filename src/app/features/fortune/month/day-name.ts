import { msg } from '@lingui/core/macro'
import type { LunarDate } from '#almanac/codes.ts'
import type { Messages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { BAND_LABELS } from '../../../terms/bands.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { dateFormatters } from '../../../terms/date.ts'
import { SOLAR_TERM_LABELS } from '../../../terms/solar-terms.ts'
import { formatLunarDate } from '../../../terms/lunar.ts'
import { formatDayPair } from '../../../terms/month-texts.ts'
import type { ShownDay } from './shown-month.ts'
import type { TermDay } from './use-month-almanac.ts'

const VALUE = msg({ message: '力量值 {score}，{band}' })
const LOCKED = msg({ message: '{name}，随会员开放' })

interface DayNameContext {
  lunar: LunarDate | undefined
  term: TermDay | undefined
  isLocked: boolean
}

/** Formats a day for screen readers: 11.20、星期五、戊戌日、农历十月十二、力量值 38，宜静. */
export function formatDayName(
  messages: Omit<Messages, 'ageNumerals'>,
  { date, pair, rating }: ShownDay,
  { lunar, term, isLocked }: DayNameContext,
): string {
  const { _, locale } = messages
  const dates = dateFormatters[locale]
  const name = [
    dates.short(date),
    dates.besideShort(date),
    formatDayPair(_, pair),
    lunar && formatLunarDate(_, lunar),
    term && `${_(SOLAR_TERM_LABELS[term.code])} ${createClockFormatter(messages).hourMinute(term.reading)}`,
    rating && _({ ...VALUE, values: { score: rating.score, band: _(BAND_LABELS[rating.band]) } }),
  ]
    .filter(Boolean)
    .join(writingSystems[locale].listSeparator)
  return isLocked ? _({ ...LOCKED, values: { name } }) : name
}
