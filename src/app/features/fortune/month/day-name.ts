import { msg } from '@lingui/core/macro'
import type { LunarDate } from '#almanac/codes.ts'
import type { Messages } from '../../../language/use-messages.ts'
import { writings } from '../../../language/writing.ts'
import { BAND_LABELS } from '../../../terms/bands.ts'
import { clockWordsOf } from '../../../terms/clock.ts'
import { dateWords } from '../../../terms/date.ts'
import { SOLAR_TERM_LABELS } from '../../../terms/jie.ts'
import { lunarTextOf } from '../../../terms/lunar.ts'
import { dayPairTextOf } from '../../../terms/month-texts.ts'
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
  const dates = dateWords[locale]
  const name = [
    dates.short(date),
    dates.besideShort(date),
    dayPairTextOf(_, pair),
    lunar && lunarTextOf(_, lunar),
    term && `${_(SOLAR_TERM_LABELS[term.code])} ${clockWordsOf(messages).hourMinute(term.reading)}`,
    rating && _({ ...VALUE, values: { score: rating.score, band: _(BAND_LABELS[rating.band]) } }),
  ]
    .filter(Boolean)
    .join(writings[locale].listMark)
  return isLocked ? _({ ...LOCKED, values: { name } }) : name
}
