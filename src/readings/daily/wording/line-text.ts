import type { Locale } from '../../reader/locale.ts'
import { replaceSlots } from '../../terms/fill-slots.ts'
import taiwan from '../data/zh-tw.json' with { type: 'json' }
import type { DaySentence } from '../line.ts'
import type { PickedLine } from './rotation.ts'

/** A text in each language; stored with the day, so that a stored day keeps its texts. */
export type LocalizedLine = Readonly<Record<Locale, string>>

/** A sentence with the id of its text. */
export interface DayTextLine {
  readonly id: string
  readonly words: LocalizedLine
}

/** Values of the `{name}` slots of a line. */
export type SlotValues = Readonly<Record<string, LocalizedLine>>

const taiwanOf: Readonly<Record<string, string>> = taiwan

/** Cache for lines without slots. */
const plain = new Map<DaySentence, LocalizedLine>()

/** Returns a line in every language. @throws Error if its zh_TW text is missing or a slot has no value */
export function translateLine(line: DaySentence, values: SlotValues = {}): LocalizedLine {
  const known = plain.get(line)
  if (known !== undefined) return known
  const words = fillLine(line, values)
  if (!line.zh_CN.includes('{') && !line.en_US.includes('{')) plain.set(line, words)
  return words
}

function fillLine(line: DaySentence, values: SlotValues): LocalizedLine {
  const zh_TW = taiwanOf[line.zh_CN]
  if (zh_TW === undefined) throw new Error(`not made for Taiwan yet (npm run days:taiwan): ${line.zh_CN}`)
  return {
    zh_CN: fillValues(line.zh_CN, 'zh_CN', values),
    zh_TW: fillValues(zh_TW, 'zh_TW', values),
    en_US: fillValues(line.en_US, 'en_US', values),
  }
}

export const createTextLine = ({ id, line }: PickedLine, values?: SlotValues): DayTextLine => ({ id, words: translateLine(line, values) })

function fillValues(text: string, locale: Locale, values: SlotValues): string {
  return replaceSlots(text, /\{(\w+)\}/g, (name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing fills {${name}}: ${text}`)
    return value[locale]
  })
}
