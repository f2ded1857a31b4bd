import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ChatMode, ChatPiece } from '#contract/chat.ts'
import { askQuestion, discardUnsentTurn, storeLocalTurn, sendUnsentTurn, stopAnswer } from '#device/chats/ask.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { rateAnswer } from '#device/chats/turns.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { runWhenIdle } from '../../../browser/when-idle.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useUserId } from '../../../session/session.ts'
import { createQueryKey } from '../../../session/user-query.ts'
import type { DrawResult } from './use-conversation-draft.ts'

let care: typeof import('../conversation/safety-answer.ts') | undefined

/** Loads the safety-answer module once; later calls reuse it, so that sending does not wait for an import. */
const loadSafetyAnswer = async () => (care ??= await import('../conversation/safety-answer.ts'))

/** What a question is about: its mode, archives and card. */
export interface QuestionTarget {
  readonly mode: ChatMode
  readonly archiveId: string | undefined
  readonly otherId: string | undefined
  readonly card: string | undefined
}

/** Actions of a conversation; `errorText` is the message of the last error. */
export function useChatActions(about: QuestionTarget) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const { locale } = useMessages()
  const userId = useUserId()
  const queries = useQueryClient()
  const [errorText, setErrorText] = useState<string>()
  const [isStopping, setStopping] = useState(false)

  const invalidateQuotas = () =>
    (['chat-remaining', 'product-times'] as const).forEach((name) => void queries.invalidateQueries({ queryKey: createQueryKey(name) }))

  /** Runs an action, sets `errorText`. @returns the error code name, '' for an error not from the server; undefined on success */
  async function attempt(work: () => Promise<unknown>): Promise<string | undefined> {
    setErrorText(undefined)
    try {
      await work()
      return undefined
    } catch (error) {
      setErrorText(error instanceof ApiError ? ofCode(error.code, error.data) : t`没能送出，请重试`)
      return (error instanceof ApiError && error.codeName) || ''
    } finally {
      // Refetches the quotas when idle, so that the answer renders first.
      runWhenIdle(invalidateQuotas)
    }
  }

  // Preloads the safety-answer module, so that the first question does not wait for it.
  useEffect(() => runWhenIdle(() => void loadSafetyAnswer().catch(() => undefined)), [])
  return {
    errorText,
    invalidateQuotas,
    send: (conversationId: string, text: string, drawn: Partial<DrawResult>, onStored: () => void) =>
      attempt(() => askQuestion(userId, { ...about, ...drawn, conversationId, text, locale }, onStored)),
    /** Answers a question of knowledge on this device, without the network. */
    answerLocally: (
      conversationId: string,
      text: string,
      archive: ListedArchive | null,
      earlier: readonly string[],
      onStored: () => void,
    ) =>
      attempt(async () => {
        const { answerLocally } = await import('../conversation/local-answer.ts')
        const pieces = answerLocally({ text, locale, archive, earlier })
        await storeLocalTurn(userId, { ...about, conversationId, text, locale, by: 'house', pieces })
        onStored()
      }),
    /** Returns the safety answer, undefined if the text needs none. Must run before any other action of a question. */
    findSafetyAnswer: async (text: string, earlier: readonly string[]) =>
      (await loadSafetyAnswer()).createSafetyAnswer(text, locale, earlier),
    storeSafetyAnswer: (conversationId: string, text: string, pieces: readonly ChatPiece[], onStored: () => void) =>
      attempt(() => storeLocalTurn(userId, { ...about, conversationId, text, locale, by: 'care', pieces }).then(onStored)),
    sendUnsent: (messageId: string) => attempt(() => sendUnsentTurn(userId, messageId)),
    discard: (messageId: string) => attempt(() => discardUnsentTurn(userId, messageId)),
    isStopping,
    stop: async (messageId: string) => {
      setStopping(true)
      await attempt(() => stopAnswer(userId, messageId))
      setStopping(false)
    },
    rate: (messageId: string, rating: 1 | 0 | -1) => void attempt(() => rateAnswer(userId, messageId, rating)),
  }
}
