import type { Conversation } from '#contract/chat.ts'
import type { Turn } from './turns.ts'

/** Translated texts of a Markdown log. */
interface LogMessages {
  /** Name of the conversation's mode. */
  readonly kind: string
  /** Formats a time (ms). */
  readonly time: (ms: number) => string
  /** Names of the user and of the author of an answer (built-in or a model). */
  readonly asker: string
  readonly answerer: (by: string) => string
  /** Text shown instead of, or after, an incomplete answer; '' for a complete one. */
  readonly state: (state: Turn['answer']['state']) => string
  /** Text of the cast or lot: “The cast: 7 8 9 7 7 6”, “Lot 37”. */
  readonly cast: (cast: readonly number[]) => string
  readonly lot: (lot: number) => string
  /** Disclaimer at the end of an answer; not called for safety answers (`care`). */
  readonly note: (answer: Turn['answer']) => string
}

/** Formats a conversation as Markdown; user and answer texts are escaped. */
export function formatLogMarkdown(conversation: Conversation, turns: readonly Turn[], messages: LogMessages): string {
  const head = [`# ${lineOf(conversation.title)}`, `${messages.kind} · ${messages.time(conversation.created_at)}`]
  const said = turns.flatMap((turn) => [...formatQuestion(turn, messages), ...formatAnswer(turn, messages)])
  return `${[...head, ...said].join('\n\n')}\n`
}

function formatQuestion({ text, cast, lot, asked_at }: Turn, messages: LogMessages): string[] {
  const drawn = [...(cast ? [messages.cast(cast)] : []), ...(lot === null ? [] : [messages.lot(lot)])]
  return [`## ${messages.asker} · ${messages.time(asked_at)}`, quoted(text), ...drawn]
}

function formatAnswer({ answer }: Turn, messages: LogMessages): string[] {
  const { state, by, pieces } = answer
  const paragraphs = pieces.flatMap(({ kind, text, cites }) => {
    // Omits suggested next questions: they are buttons, not part of the answer.
    if (kind === 'next') return []
    const chips = cites.map(({ label }) => `〔${plain(label)}〕`).join('')
    if (kind === 'reason') return [`1. ${lineOf(text)}${chips && ` ${chips}`}`]
    if (kind === 'line') return [`**${lineOf(text)}**${chips && ` ${chips}`}`]
    return [`${kind === 'classic' ? quoted(text) : linesOf(text)}${chips && ` ${chips}`}`]
  })
  const rest = messages.state(state)
  const note = by === 'care' || pieces.length === 0 ? '' : messages.note(answer)
  return [`### ${messages.answerer(by)}`, ...paragraphs, ...[rest, note].filter(Boolean).map((line) => `_${line}_`)]
}

/** Escapes Markdown characters. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

const lineOf = (text: string): string => plain(text.replace(/\s*\n\s*/g, ' ').trim())

/** Preserves line breaks; escapes the start of a line that would begin a list or a rule. */
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
