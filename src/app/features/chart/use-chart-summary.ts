import { useLingui } from '@lingui/react/macro'
import { ELEMENTS, elementOfStem, polarityOfStem, type Chart } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BIRTH_SEASON_LABELS } from '../../terms/birth-seasons.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { formatList } from '../../terms/list.ts'
import { POLARITY_LABELS } from '../../terms/polarities.ts'
import { stemTextOf } from '../../terms/stem-text.ts'
import type { ElementShares } from './element-flow.ts'

export interface ChartSummaryProps {
  chart: Chart
  shares: ElementShares
  /** True for a birth south of the equator, where the seasons are the reverse of the almanac's. */
  isSouthern: boolean
  /** True for an unknown hour on a day when the month changes. */
  isMonthOpen: boolean
}

/** Returns the summary sentence of a chart: day master, season of birth, and element with the largest share. */
export function useChartSummary({ chart, shares, isSouthern, isMonthOpen }: ChartSummaryProps): string {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { day, month } = chart.pillars
  const [stem, element] = [stemTextOf(_, day.stem), _(ELEMENT_LABELS[elementOfStem(day.stem)])]
  const polarity = _(POLARITY_LABELS[polarityOfStem(day.stem)])
  const season = _(BIRTH_SEASON_LABELS[month.branch])
  const share = Math.max(...Object.values(shares))
  const heaviest = ELEMENTS.filter((each) => shares[each] === share).map((each) => _(ELEMENT_LABELS[each]))
  const [most, percent] = [formatList(locale, heaviest), Math.round(share * 100)]
  const when = isMonthOpen
    ? t`日主${stem}，${polarity}${element}。`
    : isSouthern
      ? t`日主${stem}，${polarity}${element}，月令属${season}。`
      : t`日主${stem}，${polarity}${element}，生在${season}。`
  return when + (heaviest.length > 1 ? t`五行里${most}一样重，各占 ${percent}%。` : t`五行里${most}最重，占 ${percent}%。`)
}
