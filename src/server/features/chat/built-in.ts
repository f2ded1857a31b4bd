import type { Asked } from '#readings/sage/asked.ts'
import type { Answerer } from '../../deps/answering.ts'

/** Loads the texts before the first question, not at the server's start. */
const sage = () => import('#readings/sage/index.ts')

/**
 * Preloads the texts when a client fetches its remaining quota: the first question is stored in a transaction, where loading them
 * would take about a second.
 */
export const prepareBuiltIn = (): void => void sage().catch(() => undefined)

async function computeSageAnswer(asked: Asked) {
  const { sageAnswer } = await sage()
  return sageAnswer(asked)
}

/** The rules engine: instant and deterministic. Knowledge, and questions it does not understand, are free. */
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
