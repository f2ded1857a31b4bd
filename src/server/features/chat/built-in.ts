import type { Asked } from '#readings/sage/asked.ts'
import type { Answerer } from '../../deps/answering.ts'

/** Its texts are loaded when somebody is about to ask, not with the server. */
const sage = () => import('#readings/sage/index.ts')

/** Loads them for who looks at what is left: the first question is kept in a transaction, which is no time to load a second's worth of texts. */
export const prepareBuiltIn = (): void => void sage().catch(() => undefined)

async function sageAnswerOf(asked: Asked) {
  const { sageAnswer } = await sage()
  return sageAnswer(asked)
}

/** The house: by rules, at once, the same at every try. Knowledge costs nothing, and what it does not understand. */
export const builtInAnswerer: Answerer = {
  by: 'house',
  isKnowledgeFree: true,
  atOnce: async (asked) => {
    const { understood, pieces } = await sageAnswerOf(asked)
    return { pieces, isFree: !understood || asked.mode === 'dt' }
  },
  async *answer(asked, { written }) {
    const { understood, pieces } = await sageAnswerOf(asked)
    yield* pieces.slice(written.length)
    return { by: 'house', isUnderstood: understood }
  },
}
