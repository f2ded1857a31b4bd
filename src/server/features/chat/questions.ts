import { pickQuestions } from '#readings/questions/index.ts'
import type { Feature } from '../../http/handle.ts'

/** Questions to begin with. */
export const chatQuestions: Feature<'chatQuestions'> = async (_deps, _caller, { mode, locale }) => ({
  questions: [...pickQuestions(mode, locale, Math.random)],
})
