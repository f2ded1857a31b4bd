import type { ModelOutput, ModelPort, ModelRequest } from '../../../ports/model/model.ts'
import { type Budget, estimateTokens, LEAST } from './token-budget.ts'
import { Takeover } from './takeover.ts'

/** Calls a model within a budget and charges the tokens used, however it ends. Throws `Takeover` if too little is left for the answer. */
export async function* converseWithinBudget(
  budget: Budget,
  model: ModelPort,
  talk: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelOutput, void, void> {
  const before = estimateTokens(JSON.stringify([talk.messages, talk.tools]))
  const most = Math.min(talk.maxTokens, budget.left() - before)
  if (most < Math.min(talk.maxTokens, LEAST / 4)) throw new Takeover(budget.bound)
  let [said, tokens] = ['', undefined as number | undefined]
  // Charged at once, so that concurrent answers see it.
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
