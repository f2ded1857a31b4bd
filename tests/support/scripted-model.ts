import type { AnswerResult, Answerer } from '#server/deps/answering.ts'
import { createModelAnswerer } from '#server/features/chat/model/answerer.ts'
import type { TokenBudget } from '#server/features/chat/model/token-budget.ts'
import { createOpenAiModel } from '#server/ports/model/openai-model.ts'
import { MODEL_TIMEOUTS, type ModelTimeouts } from '#server/ports/model/openai-converse.ts'
import type { SageQuestion } from '#readings/sage/asked.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'
import { simulatedBuiltInAnswers } from './answering.ts'
import type { ModelEndpoint } from './model-endpoint.ts'
import type { ModelChatRequest, ModelReply } from './model-talk.ts'

/** Person 林知远 of the recorded sample, with the chart 庚午 辛巳 庚辰 庚辰. */
export const LIN: NonNullable<SageQuestion['person']> = {
  name: '林知远',
  birth: {
    local: '1990-05-15T08:30:00',
    offsetSeconds: 28_800,
    utc: '1990-05-15T00:30:00Z',
    lng: 121.47,
    lat: 31.23,
    gender: 'male',
    zi: '23',
    solarTime: true,
  },
}

/** Person 周若棠 of the recorded sample; the hour is added here. */
export const ZHOU: typeof LIN = {
  name: '周若棠',
  birth: { ...LIN.birth, local: '1992-11-03T22:00:00', utc: '1992-11-03T14:00:00Z', gender: 'female' },
}

export const questionFor = (more: Partial<SageQuestion> = {}): SageQuestion => ({
  mode: 'ms',
  text: '2027年我该不该换工作？',
  locale: 'zh_CN',
  now: { local: '2026-11-20T21:05', zone: 'Asia/Shanghai' },
  person: LIN,
  other: undefined,
  cast: undefined,
  lot: undefined,
  card: undefined,
  earlier: [],
  ...more,
})

/** Returns a model that first calls tools, then sends `text`; it answers a request for corrections with `mended`. */
export const modelAfterTools =
  (calls: ModelReply['calls'], text: ModelReply['text'], mended = ''): ((talk: ModelChatRequest) => ModelReply) =>
  ({ messages }) => {
    if (messages.at(-1)!.content.startsWith('{"mend"')) return { text: mended }
    return messages.some(({ role }) => role === 'tool') ? { text: text! } : { calls: calls! }
  }

/** Creates a token budget too large to be exhausted, and records the spent tokens. */
export function unlimitedTokenBudget(left = 1_000_000) {
  const spent: number[] = []
  const budget: TokenBudget = {
    bound: 'long',
    left: () => left - spent.reduce((sum, one) => sum + one, 0),
    spend: (tokens) => Promise.resolve(void spent.push(tokens)),
  }
  return { spent, purse: () => Promise.resolve(budget) }
}

interface Means {
  readonly purse?: ReturnType<typeof unlimitedTokenBudget>['purse']
  readonly patience?: ModelTimeouts
  readonly house?: Answerer
}

/** Short model timeouts, for tests that wait until one expires. */
export const SHORT_MODEL_TIMEOUTS: ModelTimeouts = { wordMs: 300, wholeMs: 2_000 }

/** Creates a model answerer on a loopback endpoint, with the simulated built-in answerer as fallback. */
export function scriptedAnswerer(
  endpoint: ModelEndpoint,
  { purse: openBudget = unlimitedTokenBudget().purse, patience = MODEL_TIMEOUTS, house = simulatedBuiltInAnswers.answerer }: Means = {},
): Answerer {
  const settings = { baseUrl: endpoint.url, apiKey: 'none', model: 'tests-own' }
  return createModelAnswerer({ model: createOpenAiModel(settings, patience), openBudget, house })
}

/** Runs an answerer to its end; returns all its pieces and its result. */
export async function runAnswerer(
  answerer: Answerer,
  asked: SageQuestion,
  {
    written = [],
    log = [],
  }: { readonly written?: readonly AnswerPiece[]; readonly log?: readonly { text: string; pieces: readonly AnswerPiece[] }[] } = {},
): Promise<AnswerResult & { readonly pieces: readonly AnswerPiece[] }> {
  const context = { userId: 'me', written, log: () => Promise.resolve(log), signal: new AbortController().signal }
  const all = answerer.answer(asked, context)
  const pieces: AnswerPiece[] = []
  for (;;) {
    const { value, done } = await all.next()
    if (done) return { ...value, pieces }
    pieces.push(value)
  }
}

interface Shown extends Partial<SageQuestion> {
  readonly calls?: ModelReply['calls']
  readonly mended?: string
}

/**
 * Returns a function that answers with a model's text after tool calls (by default of the chart tool): the pieces show what
 * passed the checks.
 */
export function createModelRunner(endpoint: ModelEndpoint) {
  return ({ calls = [['chart', {}]], mended = '', ...more }: Shown, text: ModelReply['text']) => {
    endpoint.talks.length = 0
    endpoint.sayBy(modelAfterTools(calls, text, mended))
    return runAnswerer(scriptedAnswerer(endpoint), questionFor(more))
  }
}
