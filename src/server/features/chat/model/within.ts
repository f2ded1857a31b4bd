import type { Heard, ModelPort, Talk } from '../../../ports/model/model.ts'
import { type Budget, estimateTokens, LEAST } from './token-budget.ts'
import { Takeover } from './takeover.ts'

/**
 * Asks a model within a budget, and takes from it what that cost, however it ends. Throws `Takeover` where too little is left for
 * what would be said.
 */
export async function* within(budget: Budget, model: ModelPort, talk: Talk, signal: AbortSignal): AsyncGenerator<Heard, void, void> {
  const before = estimateTokens(JSON.stringify([talk.messages, talk.tools]))
  const most = Math.min(talk.most, budget.left() - before)
  if (most < Math.min(talk.most, LEAST / 4)) throw new Takeover(budget.bound)
  let [said, tokens] = ['', undefined as number | undefined]
  // At once, so that answers that are written side by side know of each other.
  await budget.spend(before)
  try {
    for await (const heard of model.converse({ ...talk, most }, signal)) {
      if (heard.type === 'text') said += heard.text
      else tokens = heard.tokens ?? before + estimateTokens(said + JSON.stringify(heard.calls))
      yield heard
    }
  } finally {
    await budget.spend(tokens === undefined ? estimateTokens(said) : tokens - before)
  }
}
