import { families as annual } from '#readings/annual-book/families.ts'
import { annualTitles } from '#readings/annual-book/titles.ts'
import * as nameWords from '#readings/facts/text/name-words.ts'
import { reasonForms } from '#readings/facts/text/reason-forms.ts'
import { RULES } from '#readings/facts/text/rule-words.ts'
import type { Written } from '#readings/facts/written.ts'
import { families as fate } from '#readings/fate-book/families.ts'
import { NO_DIAGNOSIS, titles } from '#readings/fate-book/titles.ts'

const named = Object.values(nameWords)
  .flatMap((words) => Object.values(words))
  .filter((word) => typeof word === 'object')

/** Everything that the books say in zh_CN, slots and all. */
export function chineseTexts(): string[] {
  const texts: Written[] = [
    ...[...fate, ...annual].flatMap(({ paragraphs }) => paragraphs),
    ...reasonForms.flatMap(({ plain, term }) => [plain, term]),
    ...RULES.map(({ text }) => text),
    ...named,
    ...Object.values(titles).flatMap(({ title, sections }) => [title, ...Object.values(sections)]),
    NO_DIAGNOSIS,
    ...Object.values(annualTitles),
  ]
  return [...new Set(texts.map(({ zh_CN }) => zh_CN))].toSorted()
}
