import { pickQuestions } from '#readings/questions/index.ts'
import type { Feature } from '../../http/handle.ts'

/** Returns a random selection of suggested questions for a mode. */
export const chatQuestions: Feature<'chatQuestions'> = async (_deps, _caller, { mode, locale }) => ({
  questions: [...pickQuestions(mode, locale, Math.random)],
})
