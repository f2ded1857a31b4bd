import { pickQuestions } from '#readings/questions/index.ts'
import type { Feature } from '../../http/handle.ts'

/** Returns suggested questions. */
export const chatQuestions: Feature<'chatQuestions'> = async (_deps, _caller, { mode, locale }) => ({
  questions: [...pickQuestions(mode, locale, Math.random)],
})
