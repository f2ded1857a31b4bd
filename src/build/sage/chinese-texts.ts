import { fortuneLots } from '#readings/sage/lots.ts'
import * as births from '#readings/sage/text/birth.ts'
import * as money from '#readings/sage/text/cs.ts'
import { nayinLabels } from '#readings/facts/text/code-labels.ts'
import * as words from '#readings/sage/text/dt.ts'
import * as answers from '#readings/sage/text/dt-lines.ts'
import * as pairs from '#readings/sage/text/fb.ts'
import * as pairTopics from '#readings/sage/text/fb-topics.ts'
import * as hows from '#readings/sage/text/hows.ts'
import * as named from '#readings/sage/text/named.ts'
import * as notes from '#readings/sage/text/notes.ts'
import * as fits from '#readings/sage/text/fits.ts'
import * as heads from '#readings/sage/text/heads.ts'
import * as places from '#readings/sage/text/places.ts'
import * as fields from '#readings/sage/text/fields.ts'
import * as reasons from '#readings/sage/text/reasons.ts'
import * as topics from '#readings/sage/text/topics.ts'
import * as traits from '#readings/sage/text/traits.ts'
import * as verdicts from '#readings/sage/text/verdicts.ts'
import type { SourceText } from '#readings/facts/source-text.ts'

const isWritten = (value: object): value is SourceText => 'zh_CN' in value && 'en_US' in value

/** Returns all texts in a module's exports, each in both source languages. */
export function collectSourceTexts(value: unknown): SourceText[] {
  if (typeof value !== 'object' || value === null) return []
  return isWritten(value) ? [value] : Object.values(value).flatMap(collectSourceTexts)
}

/** Returns the sage's texts that only the server uses. */
export const listSageTexts = (): readonly SourceText[] =>
  collectSourceTexts([topics, fields, reasons, pairs, money, named, notes, hows, traits, births, fits, heads, places, verdicts, pairTopics])

/** Returns the sage's texts about terms, which the page uses, too. */
export const listKnowledgeTexts = (): readonly SourceText[] => collectSourceTexts([words, answers, nayinLabels])

/** Returns the texts of the lots, which the page uses, too. */
export const listLotTexts = (): readonly SourceText[] => collectSourceTexts(fortuneLots)
