import { families as annual } from '#readings/annual-book/families.ts'
import { annualSectionTitles } from '#readings/annual-book/titles.ts'
import * as nameWords from '#readings/facts/text/code-labels.ts'
import { reasonTemplates } from '#readings/facts/text/reason-forms.ts'
import { FACT_RULES } from '#readings/facts/text/fact-rules.ts'
import type { SourceText } from '#readings/facts/source-text.ts'
import { families as fate } from '#readings/fate-book/families.ts'
import { NO_DIAGNOSIS_NOTE, fateBookTitles } from '#readings/fate-book/titles.ts'

const named = Object.values(nameWords)
  .flatMap((words) => Object.values(words))
  .filter((word) => typeof word === 'object')

/** Returns all zh_CN texts of the books, with unfilled slots. */
export function listChineseBookTexts(): string[] {
  const texts: SourceText[] = [
    ...[...fate, ...annual].flatMap(({ paragraphs }) => paragraphs),
    ...reasonTemplates.flatMap(({ plain, term }) => [plain, term]),
    ...FACT_RULES.map(({ text }) => text),
    ...named,
    ...Object.values(fateBookTitles).flatMap(({ title, sections }) => [title, ...Object.values(sections)]),
    NO_DIAGNOSIS_NOTE,
    ...Object.values(annualSectionTitles),
  ]
  return [...new Set(texts.map(({ zh_CN }) => zh_CN))].toSorted()
}
