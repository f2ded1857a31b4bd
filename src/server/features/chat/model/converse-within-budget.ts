import type { ModelOutput, ModelPort, ModelRequest } from '../../../ports/model/model.ts'
import { type TokenBudget, estimateTokens, MIN_ANSWER_TOKENS } from './token-budget.ts'
import { TakeoverError } from './takeover.ts'

/** Streams a model's output within a budget and charges the tokens used, also on failure. Throws `TakeoverError` if too few tokens are left. */
export async function* converseWithinBudget(
  budget: TokenBudget,
  model: ModelPort,
  talk: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelOutput, void, void> {
  const before = estimateTokens(JSON.stringify([talk.messages, talk.tools]))
  const most = Math.min(talk.maxTokens, budget.left() - before)
  if (most < Math.min(talk.maxTokens, MIN_ANSWER_TOKENS / 4)) throw new TakeoverError(budget.bound)
  let [said, tokens] = ['', undefined as number | undefined]
  // Charges the input before the call, so that concurrent answers see it.
  await budget.spend(before)
  try {
    for await (const heard of model.converse({ ...talk, maxTokens: most }, signal)) {
      if (heard.type === 'text') said += heard.text
      else tokens = heard.tokens ?? before + estimateTokens(said + JSON.stringify(heard.calls))
      yield heard
    }
  } finally {
    await budget.spend(tokens === undefined ? estimateTokens(said) : tokens - before)
  }
}
