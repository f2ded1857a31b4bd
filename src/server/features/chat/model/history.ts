import { LONG_CONVERSATION } from '#contract/chat.ts'
import type { EarlierTurn } from '../../../deps/answering.ts'
import type { Message } from '../../../ports/model/model.ts'

/** Turns that are told word for word in a long conversation, and characters of the older ones' summary. */
const RECENT = 8
const SUMMARY = 6_000

const answerText = ({ pieces }: EarlierTurn): string => pieces.map(({ text }) => text).join('\n')

/** Question and first line of the answer: what the conversation is about, by rules. */
const summaryOf = ({ text, pieces }: EarlierTurn) => ({ question: text, answer: pieces.find(({ kind }) => kind !== 'note')?.text ?? '' })

/** As many of the latest as there is room for. */
function within<T>(all: readonly T[], room: number): readonly T[] {
  let left = room
  const from = all.findLastIndex((one) => (left -= JSON.stringify(one).length) < 0) + 1
  return all.slice(from)
}

/** What was said before, as a model is told: of a long conversation the older turns in short, and nothing that care was given for. */
export function historyOf(all: readonly EarlierTurn[]): readonly Message[] {
  const log = all.filter(({ pieces }) => pieces.every(({ kind }) => kind !== 'care'))
  const isLong = log.length > LONG_CONVERSATION
  const older = isLong ? log.slice(0, -RECENT) : []
  const recent = isLong ? log.slice(-RECENT) : log
  const summary = within(older.map(summaryOf), SUMMARY)
  return [
    ...(summary.length === 0 ? [] : [{ role: 'user' as const, content: JSON.stringify({ earlier_in_short: summary }) }]),
    ...recent.flatMap((turn): Message[] => [
      { role: 'user', content: JSON.stringify({ question: turn.text }) },
      { role: 'assistant', content: answerText(turn) },
    ]),
  ]
}
