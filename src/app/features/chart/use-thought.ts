import { useLingui } from '@lingui/react/macro'
import { ELEMENTS, elementOfStem, polarityOfStem, type Chart } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BIRTH_SEASON_LABELS } from '../../terms/birth-seasons.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { listTextOf } from '../../terms/list.ts'
import { POLARITY_LABELS } from '../../terms/polarities.ts'
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
  const { _, locale } = useMessages()
  const { day, month } = chart.pillars
  const [stem, element] = [stemTextOf(_, day.stem), _(ELEMENT_LABELS[elementOfStem(day.stem)])]
  const polarity = _(POLARITY_LABELS[polarityOfStem(day.stem)])
  const season = _(BIRTH_SEASON_LABELS[month.branch])
  const share = Math.max(...Object.values(shares))
  const heaviest = ELEMENTS.filter((each) => shares[each] === share).map((each) => _(ELEMENT_LABELS[each]))
  const [most, percent] = [listTextOf(locale, heaviest), Math.round(share * 100)]
  const when = isMonthOpen
    ? t`日主${stem}，${polarity}${element}。`
    : isSouthern
      ? t`日主${stem}，${polarity}${element}，月令属${season}。`
      : t`日主${stem}，${polarity}${element}，生在${season}。`
  return when + (heaviest.length > 1 ? t`五行里${most}一样重，各占 ${percent}%。` : t`五行里${most}最重，占 ${percent}%。`)
}
