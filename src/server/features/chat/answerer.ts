import type { Answerer, Answering } from '../../deps/answering.ts'
import type { OpenedDeps } from '../../deps/deps.ts'
import { safetyAnswer } from '#readings/safety/index.ts'
import { builtInAnswerer } from './built-in.ts'
import { languageModel } from './model/answerer.ts'
import { createTokenBudgets } from './model/token-budget.ts'

function answererOf({ model, env, db, now }: OpenedDeps): Answerer {
  if (model === undefined || env.model === undefined) return builtInAnswerer
  return languageModel({ model, house: builtInAnswerer, purse: createTokenBudgets({ db, now, maxTokens: env.model.maxTokens }) })
}

/** Who answers, as the server is set up. */
export const answeringOf = (deps: OpenedDeps): Answering => ({ care: safetyAnswer, answerer: answererOf(deps) })
