import type { Conversation } from '#contract/chat.ts'
import type { Turn } from './turns.ts'

/** What a log says besides what was said, in its reader's language. */
interface LogWords {
  /** What the conversation is: its character or kind. */
  readonly kind: string
  /** A time as it is read. */
  readonly time: (ms: number) => string
  /** Who asks, who answers: a turn's answer is of the house or of a model. */
  readonly asker: string
  readonly answerer: (by: string) => string
  /** What is said in place of an answer, or after it, where it is not whole; '' for one that is. */
  readonly state: (state: Turn['answer']['state']) => string
  /** “The cast: 7 8 9 7 7 6”, “Lot 37”. */
  readonly cast: (cast: readonly number[]) => string
  readonly lot: (lot: number) => string
  /** What an answer is, by whoever wrote it; stands at its end, but of none to distress. */
  readonly note: (answer: Turn['answer']) => string
}

/** A conversation as a Markdown file: what was typed and answered is text in it and no markup. */
export function asMarkdown(conversation: Conversation, turns: readonly Turn[], words: LogWords): string {
  const head = [`# ${lineOf(conversation.title)}`, `${words.kind} · ${words.time(conversation.created_at)}`]
  const said = turns.flatMap((turn) => [...askedIn(turn, words), ...answeredIn(turn, words)])
  return `${[...head, ...said].join('\n\n')}\n`
}

function askedIn({ text, cast, lot, asked_at }: Turn, words: LogWords): string[] {
  const drawn = [...(cast ? [words.cast(cast)] : []), ...(lot === null ? [] : [words.lot(lot)])]
  return [`## ${words.asker} · ${words.time(asked_at)}`, quoted(text), ...drawn]
}

function answeredIn({ answer }: Turn, words: LogWords): string[] {
  const { state, by, pieces } = answer
  const paragraphs = pieces.flatMap(({ kind, text, cites }) => {
    // What may be asked next is a button and no answer.
    if (kind === 'next') return []
    const chips = cites.map(({ label }) => `〔${plain(label)}〕`).join('')
    if (kind === 'reason') return [`1. ${lineOf(text)}${chips && ` ${chips}`}`]
    if (kind === 'line') return [`**${lineOf(text)}**${chips && ` ${chips}`}`]
    return [`${kind === 'classic' ? quoted(text) : linesOf(text)}${chips && ` ${chips}`}`]
  })
  const rest = words.state(state)
  const note = by === 'care' || pieces.length === 0 ? '' : words.note(answer)
  return [`### ${words.answerer(by)}`, ...paragraphs, ...[rest, note].filter(Boolean).map((line) => `_${line}_`)]
}

/** Without what Markdown takes for a mark of its own. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

const lineOf = (text: string): string => plain(text.replace(/\s*\n\s*/g, ' ').trim())

/** Its own line breaks stay; a line that would begin a list or a rule begins as text. */
const linesOf = (text: string): string =>
  plain(text.trim())
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(\d+)([.)])/, '$1\\$2')
        .replace(/^([-+=])/, '\\$1'),
    )
    .join('  \n')

const quoted = (text: string): string =>
  linesOf(text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
