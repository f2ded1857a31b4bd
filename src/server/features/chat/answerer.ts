import type { Answering } from '../../deps/answering.ts'
import type { OpenedDeps } from '../../deps/deps.ts'
import { careAnswer } from '#readings/safety/index.ts'
import { house } from './house.ts'

/** Who answers, as the server is set up. */
export function answeringOf(_deps: OpenedDeps): Answering {
  return { care: careAnswer, answerer: house }
}
