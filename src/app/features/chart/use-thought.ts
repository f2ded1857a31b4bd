import { useLingui } from '@lingui/react/macro'
import { ELEMENTS, elementOfStem, polarityOfStem, type Chart } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { BIRTH_SEASON_WORDS } from '../../terms/birth-seasons.ts'
import { ELEMENT_WORDS } from '../../terms/elements.ts'
import { listTextOf } from '../../terms/list.ts'
import { POLARITY_WORDS } from '../../terms/polarities.ts'
import { stemTextOf } from '../../terms/stem-text.ts'
import type { Shares } from './passage.ts'

export interface ThoughtProps {
  chart: Chart
  shares: Shares
  /** South of the equator the seasons of the almanac are the other way round. */
  isSouthern: boolean
  /** The hour is unknown, and the month changes within the day. */
  isMonthOpen: boolean
}

/** The one thought of a chart: which element the person is, when it was born, and what weighs most. */
export function useThought({ chart, shares, isSouthern, isMonthOpen }: ThoughtProps): string {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const { day, month } = chart.pillars
  const [stem, element] = [stemTextOf(_, day.stem), _(ELEMENT_WORDS[elementOfStem(day.stem)])]
  const polarity = _(POLARITY_WORDS[polarityOfStem(day.stem)])
  const season = _(BIRTH_SEASON_WORDS[month.branch])
  const share = Math.max(...Object.values(shares))
  const heaviest = ELEMENTS.filter((each) => shares[each] === share).map((each) => _(ELEMENT_WORDS[each]))
  const [most, percent] = [listTextOf(locale, heaviest), Math.round(share * 100)]
  const when = isMonthOpen
    ? t`日主${stem}，${polarity}${element}。`
    : isSouthern
      ? t`日主${stem}，${polarity}${element}，月令属${season}。`
      : t`日主${stem}，${polarity}${element}，生在${season}。`
  return when + (heaviest.length > 1 ? t`五行里${most}一样重，各占 ${percent}%。` : t`五行里${most}最重，占 ${percent}%。`)
}
