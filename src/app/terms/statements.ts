import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Statement } from '#bazi/index.ts'
import type { Translator } from '../language/translator.ts'
import { PILLAR_PLACES, PILLAR_LABELS } from './pillar-places.ts'

const FAVOUR = msg`喜忌`

/** Statements about a chart that share the label 喜忌. */
const FAVOURS: readonly Statement[] = ['joyful', 'adverse', 'enemy', 'idle']

/** Returns the unchanged statements, except those that share their label with a changed statement. */
export function filterUnchanged(unchanged: readonly Statement[], changed: readonly Statement[]): readonly Statement[] {
  const hasFavourChanged = FAVOURS.some((one) => changed.includes(one))
  return hasFavourChanged ? unchanged.filter((one) => !FAVOURS.includes(one)) : unchanged
}

/** Names of a chart's statements, for use in a sentence. */
const STATEMENT_LABELS: Record<Statement, MessageDescriptor> = {
  ...PILLAR_LABELS,
  strength: msg`旺衰`,
  pattern: msg`格局`,
  useful: msg`用神`,
  joyful: FAVOUR,
  adverse: FAVOUR,
  enemy: FAVOUR,
  idle: FAVOUR,
  luck: msg`各步大运`,
}

/** Lists the names of statements without duplicates. Names all four pillars together 四柱. */
export function listStatementNames(_: Translator, statements: readonly Statement[]): readonly string[] {
  const hasAll = PILLAR_PLACES.every((place) => statements.includes(place))
  const named = hasAll ? statements.filter((one) => !(one in PILLAR_LABELS)) : statements
  const labels = named.map((one) => _(STATEMENT_LABELS[one]))
  return [...new Set(hasAll ? [_(msg`四柱`), ...labels] : labels)]
}
