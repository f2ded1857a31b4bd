import { fillSlots } from '../../terms/fill-slots.ts'
import taiwan from '../data/zh-tw.json' with { type: 'json' }
import type { Line } from '../line.ts'
import type { Picked } from './turn.ts'

export type Locale = 'zh_CN' | 'zh_TW' | 'en_US'

/** What is said, in each language: a day is kept with its words and reads on as it was read. */
export type Words = Readonly<Record<Locale, string>>

/** A sentence with the place of its text. */
export interface SaidLine {
  readonly id: string
  readonly words: Words
}

/** What fills `{name}` in a line. */
export type Values = Readonly<Record<string, Words>>

const taiwanOf: Readonly<Record<string, string>> = taiwan

/** Most lines have no slot: their words are always the same. */
const plain = new Map<Line, Words>()

/** @throws Error for a line that was not made for Taiwan yet, or a slot that nothing fills */
export function wordsOf(line: Line, values: Values = {}): Words {
  const known = plain.get(line)
  if (known !== undefined) return known
  const words = wordsIn(line, values)
  if (!line.zh_CN.includes('{') && !line.en_US.includes('{')) plain.set(line, words)
  return words
}

function wordsIn(line: Line, values: Values): Words {
  const zh_TW = taiwanOf[line.zh_CN]
  if (zh_TW === undefined) throw new Error(`not made for Taiwan yet (npm run days:taiwan): ${line.zh_CN}`)
  return { zh_CN: filled(line.zh_CN, 'zh_CN', values), zh_TW: filled(zh_TW, 'zh_TW', values), en_US: filled(line.en_US, 'en_US', values) }
}

export const saidOf = ({ id, line }: Picked, values?: Values): SaidLine => ({ id, words: wordsOf(line, values) })

function filled(text: string, locale: Locale, values: Values): string {
  return fillSlots(text, /\{(\w+)\}/g, (name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing fills {${name}}: ${text}`)
    return value[locale]
  })
}
