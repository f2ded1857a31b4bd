import { useMessages } from '#app/language/use-messages.ts'
import { CHART_ROW_NOTES, CHART_ROW_LABELS } from '#app/terms/chart-rows.ts'

/** Sample labels and sentences of the product in the chosen language. */
export function useSample() {
  const { _ } = useMessages()
  return {
    word: _(CHART_ROW_LABELS.stem),
    other: _(CHART_ROW_LABELS.hidden),
    third: _(CHART_ROW_LABELS.nayin),
    sentence: _(CHART_ROW_NOTES.stem),
    long: _(CHART_ROW_NOTES.stars),
  }
}
