/** Runs one answer of a language model: its tool calls, and its text sentence by sentence. */
import type { SageQuestion } from '#readings/sage/asked.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'
import type { AnswerContext } from '../../../deps/answering.ts'
import type { ModelMessage, ModelPort, ToolCall } from '../../../ports/model/model.ts'
import { findSentenceFaults, type SentenceCheckContext, normalizePunctuation } from './check.ts'
import { createCiteFinder } from './cites.ts'
import { createFalseClaimFinder } from './claims.ts'
import { createKnownFacts } from './facts.ts'
import { createHistoryMessages } from './history.ts'
import { type OfferedTools, createOfferedTools } from './offered.ts'
import { createPieceBuilder } from './paragraphs.ts'
import { createCorrectionMessage, createQuestionMessage, createSystemPrompt } from './prompt.ts'
import type { TokenBudget } from './token-budget.ts'
import { createSentenceSplitter } from './sentences.ts'
import { createLeftOutNote, TakeoverError } from './takeover.ts'
import { converseWithinBudget } from './converse-within-budget.ts'

/** Maximum number of rounds with tool calls, and of tool calls in all rounds together. */
const ROUNDS = 3
const CALLS = 8
/** Maximum tokens of a round's output, and of a sentence's correction. */
const MOST_SAID = 1_500
const MOST_MENDED = 200
/** Maximum number of corrections and of sentences per answer, in case the model does not stop by itself. */
const MENDS = 6
const SENTENCES = 60

interface Means {
  readonly model: ModelPort
  readonly budget: TokenBudget
  /** Returns the rules engine's answer to the same question. */
  readonly house: () => Promise<readonly AnswerPiece[]>
}

/** Yields the model's answer. Throws `TakeoverError` or `PortFailure` if the model cannot continue; the pieces yielded until then stay valid. */
export async function* streamModelAnswer(
  { model, budget, house: answerByRules }: Means,
  asked: SageQuestion,
  { log, signal }: Pick<AnswerContext, 'log' | 'signal'>,
): AsyncGenerator<AnswerPiece, void, void> {
  const { locale } = asked
  const offered = createOfferedTools(asked, answerByRules)
  const facts = createKnownFacts(locale, asked.now.local.slice(0, 10))
  const prompt = createSystemPrompt(asked.mode, locale)
  const people = [asked.person, asked.other].flatMap((one) => (one === undefined ? [] : [one.name]))
  const held: SentenceCheckContext = { locale, facts, prompt, people, falseIn: createFalseClaimFinder(asked) }
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt },
    ...createHistoryMessages(await log()),
    { role: 'user', content: createQuestionMessage(asked) },
  ]
  const paragraphs = createPieceBuilder(locale, createCiteFinder(asked))
  let [calls, accepted, leftOut, mends] = [0, 0, 0, 0]

  const talk = (more: readonly ModelMessage[], mayCall: boolean, longest: number) =>
    converseWithinBudget(budget, model, { messages: [...messages, ...more], tools: offered.offers, mayCall, maxTokens: longest }, signal)

  /** Returns the sentence, corrected if needed; undefined if it cannot be shown. */
  async function checked(sentence: string, said: string): Promise<string | undefined> {
    const text = normalizePunctuation(sentence, locale)
    const faults = findSentenceFaults(text, held)
    if (faults.length === 0) return text
    if ((mends += 1) > MENDS) return undefined
    let correction = ''
    const mend: readonly ModelMessage[] = [
      { role: 'assistant', content: said },
      { role: 'user', content: createCorrectionMessage(text, faults) },
    ]
    for await (const heard of talk(mend, false, MOST_MENDED)) if (heard.type === 'text') correction += heard.text
    const mended = normalizePunctuation(correction.trim(), locale)
    return mended !== '' && !mended.includes('\n') && findSentenceFaults(mended, held).length === 0 ? mended : undefined
  }

  async function* shown(
    bits: ReturnType<ReturnType<typeof createSentenceSplitter>['end']>,
    said: string,
  ): AsyncGenerator<AnswerPiece, void, void> {
    for (const bit of bits) {
      if ('isBreak' in bit) {
        yield* paragraphs.close()
        continue
      }
      const sentence = paragraphs.begin(bit.sentence)
      if (accepted + leftOut >= SENTENCES) throw new TakeoverError('lost')
      const text = sentence === '' ? undefined : await checked(sentence, said)
      if (text !== undefined) accepted += 1
      else if (sentence !== '') leftOut += 1
      if (text !== undefined) yield* paragraphs.add(text)
    }
  }

  /** Runs one round and returns its text and tool calls. Yields the text only if a tool result is known; otherwise it would be a guess. */
  async function* round(
    mayCall: boolean,
  ): AsyncGenerator<AnswerPiece, { readonly said: string; readonly called: readonly ToolCall[] }, void> {
    const sentences = createSentenceSplitter()
    const isGuess = facts.isEmpty()
    let [said, called] = ['', [] as readonly ToolCall[]]
    for await (const heard of talk([], mayCall, MOST_SAID)) {
      if (heard.type === 'end') called = heard.calls
      else {
        said += heard.text
        if (!isGuess) yield* shown(sentences.push(heard.text), said)
      }
    }
    if (!isGuess) yield* shown(sentences.end(), said)
    return { said, called }
  }

  try {
    for (let rounds = 0; ; rounds += 1) {
      const mayCall = rounds < ROUNDS && calls < CALLS
      const { said, called } = yield* round(mayCall)
      if (called.length === 0) break
      if (!mayCall) throw new TakeoverError('lost')
      messages.push({ role: 'assistant', content: said, calls: called })
      for (const call of called) messages.push(await runTool(offered, call, (calls += 1) <= CALLS, facts.learn))
    }
    if (facts.isEmpty()) throw new TakeoverError('facts')
  } finally {
    // Also yields the checked sentences of an interrupted line.
    yield* paragraphs.close()
  }
  if (accepted === 0 || leftOut > accepted) throw new TakeoverError('unfounded')
  if (leftOut > 0) yield createLeftOutNote(leftOut, locale)
}

/** Runs a tool call, or refuses it over the limit, and passes its result to `learn`. Returns the message for the model. */
async function runTool(offered: OfferedTools, call: ToolCall, isWithin: boolean, learn: (facts: object) => void): Promise<ModelMessage> {
  const outcome = isWithin ? await offered.run(call) : { wrong: 'no more calls: answer with what you have' }
  if ('facts' in outcome) learn(outcome.facts)
  return { role: 'tool', callId: call.id, content: JSON.stringify('facts' in outcome ? outcome.facts : outcome) }
}
