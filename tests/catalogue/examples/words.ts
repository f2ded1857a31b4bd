import { useWords } from '#app/language/use-words.ts'
import { CHART_ROW_NOTES, CHART_ROW_WORDS } from '#app/terms/chart-rows.ts'

/** Words and sentences of the product for pieces that say what they are given, in the language that is chosen. */
export function useSample() {
  const { _ } = useWords()
  return {
    word: _(CHART_ROW_WORDS.stem),
    other: _(CHART_ROW_WORDS.hidden),
    third: _(CHART_ROW_WORDS.nayin),
    sentence: _(CHART_ROW_NOTES.stem),
    long: _(CHART_ROW_NOTES.stars),
  }
}
