import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Statement } from '#bazi/index.ts'
import type { Translate } from '../language/translate.ts'
import { PILLAR_PLACES, PILLAR_LABELS } from './pillar-places.ts'

const FAVOUR = msg`喜忌`

/** These have one word between them. */
const FAVOURS: readonly Statement[] = ['joyful', 'adverse', 'enemy', 'idle']

/** What stands of all these while some have turned: not what has one word with one that turned. */
export function standingBeside(holds: readonly Statement[], turned: readonly Statement[]): readonly Statement[] {
  const hasTurned = FAVOURS.some((one) => turned.includes(one))
  return hasTurned ? holds.filter((one) => !FAVOURS.includes(one)) : holds
}

/** What a chart states, inside a sentence. */
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

/** Each once; all four pillars in one word. */
export function statementTextsOf(_: Translate, statements: readonly Statement[]): readonly string[] {
  const hasAll = PILLAR_PLACES.every((place) => statements.includes(place))
  const named = hasAll ? statements.filter((one) => !(one in PILLAR_LABELS)) : statements
  const words = named.map((one) => _(STATEMENT_LABELS[one]))
  return [...new Set(hasAll ? [_(msg`四柱`), ...words] : words)]
}
