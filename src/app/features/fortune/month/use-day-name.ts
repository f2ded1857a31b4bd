import { useLingui } from '@lingui/react/macro'
import type { LunarDate } from '#almanac/codes.ts'
import { useWords } from '../../../language/use-words.ts'
import { writings } from '../../../language/writing.ts'
import { BAND_WORDS } from '../../../terms/bands.ts'
import { clockWordsOf } from '../../../terms/clock.ts'
import { dateWords } from '../../../terms/date.ts'
import { SOLAR_TERM_WORDS } from '../../../terms/jie.ts'
import { lunarTextOf } from '../../../terms/lunar.ts'
import { dayPairTextOf } from '../../../terms/month-texts.ts'
import type { ShownDay } from './shown-month.ts'
import type { TermDay } from './use-month-almanac.ts'

/** A day as a screen reader calls it: 11.20、星期五、戊戌日、农历十月十二、力量值 38，宜静. */
export function useDayName({ date, pair, told }: ShownDay, lunar: LunarDate | undefined, term: TermDay | undefined): string {
  const { t } = useLingui()
  const words = useWords()
  const { _, locale } = words
  const dates = dateWords[locale]
  const [score, band] = told ? [told.score, _(BAND_WORDS[told.band])] : []
  return [
    dates.short(date),
    dates.besideShort(date),
    dayPairTextOf(_, pair),
    lunar && lunarTextOf(_, lunar),
    term && `${_(SOLAR_TERM_WORDS[term.code])} ${clockWordsOf(words).hourMinute(term.reading)}`,
    band && t`力量值 ${score}，${band}`,
  ]
    .filter(Boolean)
    .join(writings[locale].listMark)
}
