import { LONG_CONVERSATION_MESSAGES } from '#contract/chat.ts'
import type { EarlierTurn } from '../../../deps/answering.ts'
import type { ModelMessage } from '../../../ports/model/model.ts'

/** Number of latest turns of a long conversation sent verbatim, and maximum characters of the summary of older ones. */
const RECENT = 8
const SUMMARY = 6_000

const answerText = ({ pieces }: EarlierTurn): string => pieces.map(({ text }) => text).join('\n')

/** Summarises a turn as its question and the first piece of its answer. */
const summarizeTurn = ({ text, pieces }: EarlierTurn) => ({
  question: text,
  answer: pieces.find(({ kind }) => kind !== 'note')?.text ?? '',
})

/** Returns as many of the latest entries as fit into `room` characters of JSON. */
function within<T>(all: readonly T[], room: number): readonly T[] {
  let left = room
  const from = all.findLastIndex((one) => (left -= JSON.stringify(one).length) < 0) + 1
  return all.slice(from)
}

/** Converts a conversation to messages for the model. Summarises older turns of a long one; omits turns with a safety answer. */
export function createHistoryMessages(all: readonly EarlierTurn[]): readonly ModelMessage[] {
  const log = all.filter(({ pieces }) => pieces.every(({ kind }) => kind !== 'care'))
  const isLong = log.length > LONG_CONVERSATION_MESSAGES
  const older = isLong ? log.slice(0, -RECENT) : []
  const recent = isLong ? log.slice(-RECENT) : log
  const summary = within(older.map(summarizeTurn), SUMMARY)
  return [
    ...(summary.length === 0 ? [] : [{ role: 'user' as const, content: JSON.stringify({ earlier_in_short: summary }) }]),
    ...recent.flatMap((turn): ModelMessage[] => [
      { role: 'user', content: JSON.stringify({ question: turn.text }) },
      { role: 'assistant', content: answerText(turn) },
    ]),
  ]
}
