import { pickQuestions } from '#readings/questions/index.ts'
import type { EndpointHandler } from '../../http/handle.ts'

/** Returns a random selection of suggested questions for a mode. */
export const chatQuestions: EndpointHandler<'chatQuestions'> = async (_deps, _caller, { mode, locale }) => ({
  questions: [...pickQuestions(mode, locale, Math.random)],
})
