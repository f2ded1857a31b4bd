import type { Answerer, AnswerServices } from '../../deps/answering.ts'
import type { OpenedDeps } from '../../deps/deps.ts'
import { composeSafetyAnswer } from '#readings/safety/index.ts'
import { builtInAnswerer } from './built-in.ts'
import { createModelAnswerer } from './model/answerer.ts'
import { createTokenBudgetOpener } from './model/token-budget.ts'

function createAnswerer({ model, env, db, now }: OpenedDeps): Answerer {
  if (model === undefined || env.model === undefined) return builtInAnswerer
  return createModelAnswerer({
    model,
    house: builtInAnswerer,
    openBudget: createTokenBudgetOpener({ db, now, maxTokens: env.model.maxTokens }),
  })
}

/** Creates the configured answerer: a language model with the rules engine behind it, or the rules engine alone. */
export const createAnswerServices = (deps: OpenedDeps): AnswerServices => ({ care: composeSafetyAnswer, answerer: createAnswerer(deps) })
