import type { Answerer, Answering } from '../../deps/answering.ts'
import type { OpenedDeps } from '../../deps/deps.ts'
import { safetyAnswer } from '#readings/safety/index.ts'
import { house } from './house.ts'
import { languageModel } from './model/answerer.ts'
import { purseOf } from './model/purse.ts'

function answererOf({ model, env, db, now }: OpenedDeps): Answerer {
  if (model === undefined || env.model === undefined) return house
  return languageModel({ model, house, purse: purseOf({ db, now, maxTokens: env.model.maxTokens }) })
}

/** Who answers, as the server is set up. */
export const answeringOf = (deps: OpenedDeps): Answering => ({ care: safetyAnswer, answerer: answererOf(deps) })
