import { LONG_CONVERSATION } from '#contract/chat.ts'
import type { EarlierTurn } from '../../../deps/answering.ts'
import type { Message } from '../../../ports/model/model.ts'

/** Turns that a long conversation keeps verbatim, and the maximum characters of the summary of older ones. */
const RECENT = 8
const SUMMARY = 6_000

const answerText = ({ pieces }: EarlierTurn): string => pieces.map(({ text }) => text).join('\n')

/** Question and first line of the answer, as a summary. */
const summarizeTurn = ({ text, pieces }: EarlierTurn) => ({
  question: text,
  answer: pieces.find(({ kind }) => kind !== 'note')?.text ?? '',
})

/** As many of the latest entries as fit. */
function within<T>(all: readonly T[], room: number): readonly T[] {
  let left = room
  const from = all.findLastIndex((one) => (left -= JSON.stringify(one).length) < 0) + 1
  return all.slice(from)
}

/**
 * The conversation so far as messages for the model: older turns of a long one are summarised, and turns answered with care are
 * left out.
 */
export function createHistory(all: readonly EarlierTurn[]): readonly Message[] {
  const log = all.filter(({ pieces }) => pieces.every(({ kind }) => kind !== 'care'))
  const isLong = log.length > LONG_CONVERSATION
  const older = isLong ? log.slice(0, -RECENT) : []
  const recent = isLong ? log.slice(-RECENT) : log
  const summary = within(older.map(summarizeTurn), SUMMARY)
  return [
    ...(summary.length === 0 ? [] : [{ role: 'user' as const, content: JSON.stringify({ earlier_in_short: summary }) }]),
    ...recent.flatMap((turn): Message[] => [
      { role: 'user', content: JSON.stringify({ question: turn.text }) },
      { role: 'assistant', content: answerText(turn) },
    ]),
  ]
}
