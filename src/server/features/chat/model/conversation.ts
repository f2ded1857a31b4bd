/** One answer of a language model: what it looks up, and what it says, sentence by sentence. */
import type { Asked } from '#readings/sage/asked.ts'
import type { Piece } from '#readings/sage/piece.ts'
import type { AnswerContext } from '../../../deps/answering.ts'
import type { Message, ModelPort, ToolCall } from '../../../ports/model/model.ts'
import { faultsOf, type Held, polished } from './check.ts'
import { citesFor } from './cites.ts'
import { falseClaimsFor } from './claims.ts'
import { factsIn } from './facts.ts'
import { historyOf } from './history.ts'
import { type Offered, offeredFor } from './offered.ts'
import { paragraphsOf } from './paragraphs.ts'
import { mendMessage, questionMessage, systemPrompt } from './prompt.ts'
import type { Budget } from './token-budget.ts'
import { sentencesOf } from './sentences.ts'
import { leftOutNote, Takeover } from './takeover.ts'
import { within } from './within.ts'

/** Rounds in which it may look things up, and calls in all of them. */
const ROUNDS = 3
const CALLS = 8
/** Tokens of what it says at once, and of a sentence. */
const MOST_SAID = 1_500
const MOST_MENDED = 200
/** Sentences that are asked for anew, and sentences in all: what goes on after them goes on for ever. */
const MENDS = 6
const SENTENCES = 60

interface Means {
  readonly model: ModelPort
  readonly budget: Budget
  /** What the rules answer to the same question. */
  readonly house: () => Promise<readonly Piece[]>
}

/** The answer by a model. Throws `Takeover` or `PortFailure` where it does not go on: what was yielded has been seen. */
export async function* modelAnswer(
  { model, budget, house }: Means,
  asked: Asked,
  { log, signal }: Pick<AnswerContext, 'log' | 'signal'>,
): AsyncGenerator<Piece, void, void> {
  const { locale } = asked
  const offered = offeredFor(asked, house)
  const facts = factsIn(locale, asked.now.local.slice(0, 10))
  const prompt = systemPrompt(asked.mode, locale)
  const people = [asked.person, asked.other].flatMap((one) => (one === undefined ? [] : [one.name]))
  const held: Held = { locale, facts, prompt, people, falseIn: falseClaimsFor(asked) }
  const messages: Message[] = [
    { role: 'system', content: prompt },
    ...historyOf(await log()),
    { role: 'user', content: questionMessage(asked) },
  ]
  const paragraphs = paragraphsOf(locale, citesFor(asked))
  let [calls, kept, leftOut, mends] = [0, 0, 0, 0]

  const talk = (more: readonly Message[], mayCall: boolean, longest: number) =>
    within(budget, model, { messages: [...messages, ...more], tools: offered.offers, mayCall, most: longest }, signal)

  /** The sentence, mended if need be; nothing where it cannot be shown. */
  async function checked(sentence: string, said: string): Promise<string | undefined> {
    const text = polished(sentence, locale)
    const faults = faultsOf(text, held)
    if (faults.length === 0) return text
    if ((mends += 1) > MENDS) return undefined
    let anew = ''
    const mend: readonly Message[] = [
      { role: 'assistant', content: said },
      { role: 'user', content: mendMessage(text, faults) },
    ]
    for await (const heard of talk(mend, false, MOST_MENDED)) if (heard.type === 'text') anew += heard.text
    const mended = polished(anew.trim(), locale)
    return mended !== '' && !mended.includes('\n') && faultsOf(mended, held).length === 0 ? mended : undefined
  }

  async function* shown(bits: ReturnType<ReturnType<typeof sentencesOf>['end']>, said: string): AsyncGenerator<Piece, void, void> {
    for (const bit of bits) {
      if ('isBreak' in bit) {
        yield* paragraphs.close()
        continue
      }
      const sentence = paragraphs.begin(bit.sentence)
      if (kept + leftOut >= SENTENCES) throw new Takeover('lost')
      const text = sentence === '' ? undefined : await checked(sentence, said)
      if (text !== undefined) kept += 1
      else if (sentence !== '') leftOut += 1
      if (text !== undefined) yield* paragraphs.add(text)
    }
  }

  /** A round: what is said is shown where something was looked up before; what is called is told. */
  async function* round(mayCall: boolean): AsyncGenerator<Piece, { readonly said: string; readonly called: readonly ToolCall[] }, void> {
    const sentences = sentencesOf()
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
      if (!mayCall) throw new Takeover('lost')
      messages.push({ role: 'assistant', content: said, calls: called })
      for (const call of called) messages.push(await told(offered, call, (calls += 1) <= CALLS, facts.learn))
    }
    if (facts.isEmpty()) throw new Takeover('facts')
  } finally {
    // What was checked of a line that broke off.
    yield* paragraphs.close()
  }
  if (kept === 0 || leftOut > kept) throw new Takeover('unfounded')
  if (leftOut > 0) yield leftOutNote(leftOut, locale)
}

/** Runs a call, and learns what it told. */
async function told(offered: Offered, call: ToolCall, isWithin: boolean, learn: (facts: object) => void): Promise<Message> {
  const outcome = isWithin ? await offered.run(call) : { wrong: 'no more calls: answer with what you have' }
  if ('facts' in outcome) learn(outcome.facts)
  return { role: 'tool', callId: call.id, content: JSON.stringify('facts' in outcome ? outcome.facts : outcome) }
}
