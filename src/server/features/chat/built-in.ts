import type { SageQuestion } from '#readings/sage/asked.ts'
import type { Answerer } from '../../deps/answering.ts'

/** Imports the rules engine and its texts with the first question, not at the server's start. */
const sage = () => import('#readings/sage/index.ts')

/**
 * Preloads the rules engine when a client reads its quota: importing takes about a second, too long within the first question's
 * transaction.
 */
export const preloadRulesEngine = (): void => void sage().catch(() => undefined)

async function computeSageAnswer(asked: SageQuestion) {
  const { composeSageAnswer: sageAnswer } = await sage()
  return sageAnswer(asked)
}

/** Answers by the rules engine, instantly and deterministically. Knowledge and questions that it does not understand are free. */
export const builtInAnswerer: Answerer = {
  by: 'house',
  isKnowledgeFree: true,
  answerInstantly: async (asked) => {
    const { understood, pieces } = await computeSageAnswer(asked)
    return { pieces, isFree: !understood || asked.mode === 'dt' }
  },
  async *answer(asked, { written }) {
    const { understood, pieces } = await computeSageAnswer(asked)
    yield* pieces.slice(written.length)
    return { by: 'house', isUnderstood: understood }
  },
}
