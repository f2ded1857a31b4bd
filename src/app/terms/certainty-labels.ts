import type { Locale } from '#contract/locale.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Statement } from '#bazi/index.ts'
import type { Translator } from '../language/use-messages.ts'
import { PILLAR_PLACES, PILLAR_LABELS } from './pillar-places.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

interface CertaintyLabels {
  readonly toClass: (percent: string) => string
  readonly toBorders: (toHour: string, toDay: string) => string
  readonly heldAtAnyHour: (held: string) => string
  readonly heldWithin: (minutes: number, held: string) => string
  readonly turnedByHour: (changed: string) => string
  readonly turnedWithin: (minutes: number, changed: string) => string
  readonly told: (within: string) => string
  readonly chosen: string
  readonly seeBoth: string
}

/** Sentences on the distance of a birth to the nearest boundaries, and on what is the same for a slightly earlier or later birth. */
export const BOUNDARY_DISTANCE_SENTENCES: Record<Locale, CertaintyLabels> = {
  zh_CN: {
    toClass: (percent) => `旺衰离相邻一级 ${percent} %。`,
    toBorders: (toHour, toDay) => `离最近的时辰交界 ${toHour}，离换日 ${toDay}。`,
    heldAtAnyHour: (held) => `当天不论几时，${held}不变。`,
    heldWithin: (minutes, held) => `早晚 ${minutes} 分钟内，${held}不变。`,
    turnedByHour: (changed) => `看生在几时，${changed}可能不同。`,
    turnedWithin: (minutes, changed) => `早晚 ${minutes} 分钟内，${changed}可能不同。`,
    told: (within) => `你写的时间准到 ${within}。`,
    chosen: '生在交界处，这一边是你选定的。',
    seeBoth: '再看两边的盘',
  },
  zh_TW: {
    toClass: (percent) => `旺衰離相鄰一級 ${percent} %。`,
    toBorders: (toHour, toDay) => `離最近的時辰交界 ${toHour}，離換日 ${toDay}。`,
    heldAtAnyHour: (held) => `當天不論幾時，${held}不變。`,
    heldWithin: (minutes, held) => `早晚 ${minutes} 分鐘內，${held}不變。`,
    turnedByHour: (changed) => `看生在幾時，${changed}可能不同。`,
    turnedWithin: (minutes, changed) => `早晚 ${minutes} 分鐘內，${changed}可能不同。`,
    told: (within) => `你寫的時間準到 ${within}。`,
    chosen: '生在交界處，這一邊是你選定的。',
    seeBoth: '再看兩邊的盤',
  },
  en_US: {
    toClass: (percent) => `Strength is ${percent}% from the next class.`,
    toBorders: (toHour, toDay) => `${toHour} from the nearest double-hour border, ${toDay} from the nearest change of day.`,
    heldAtAnyHour: (held) => `Unchanged at any hour of that day: ${held}.`,
    heldWithin: (minutes, held) => `Unchanged within ${minutes} min either way: ${held}.`,
    turnedByHour: (changed) => `May differ with the hour: ${changed}.`,
    turnedWithin: (minutes, changed) => `May differ within ${minutes} min either way: ${changed}.`,
    told: (within) => `The time you wrote is known ${within}.`,
    chosen: 'Born at a border, on the side that you chose.',
    seeBoth: 'See both charts again',
  },
}

const FAVOUR = msg`喜忌`

/** Statements about a chart that share the label 喜忌. */
const FAVOURS: readonly Statement[] = ['joyful', 'adverse', 'enemy', 'idle']

/** Returns the unchanged statements, except those that share their label with a changed statement. */
export function filterUnchangedStatements(unchanged: readonly Statement[], changed: readonly Statement[]): readonly Statement[] {
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
