import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ChatMode, ChatPiece } from '#contract/chat.ts'
import { askQuestion, discardUnsentTurn, storeLocalTurn, sendUnsent, stopAnswer } from '#device/chats/ask.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { rateAnswer } from '#device/chats/turns.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useUserId } from '../../../session/session.ts'
import type { Drawn } from './use-draft.ts'

let care: typeof import('./care-here.ts') | undefined

/** Once it is here, who sends waits for no turn of the page. */
const careFile = async () => (care ??= await import('./care-here.ts'))

/** What a conversation is about. */
export interface About {
  readonly mode: ChatMode
  readonly archiveId: string | undefined
  readonly otherId: string | undefined
  readonly card: string | undefined
}

/** What can be done in a conversation; `trouble` says what was refused, and `isSpent` that nothing is left. */
export function useAsking(about: About) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const { locale } = useMessages()
  const userId = useUserId()
  const queries = useQueryClient()
  const [trouble, setTrouble] = useState<string>()
  const [isStopping, setStopping] = useState(false)

  const countAnew = () => ['chat-remaining', 'product-times'].forEach((name) => void queries.invalidateQueries({ queryKey: [name] }))

  /** @returns the name of the refusal, '' where it is none of the server's; undefined when nothing was refused */
  async function tell(work: () => Promise<unknown>): Promise<string | undefined> {
    setTrouble(undefined)
    try {
      await work()
      return undefined
    } catch (error) {
      setTrouble(error instanceof ApiError ? ofCode(error.code, error.data) : t`没能送出，请重试`)
      return (error instanceof ApiError && error.codeName) || ''
    } finally {
      // Words come first.
      whenIdle(countAnew)
    }
  }

  // Who sends does not wait for it.
  useEffect(() => whenIdle(() => void careFile().catch(() => undefined)), [])
  return {
    trouble,
    countAnew,
    send: (conversationId: string, text: string, drawn: Partial<Drawn>, onKept: () => void) =>
      tell(() => askQuestion(userId, { ...about, ...drawn, conversationId, text, locale }, onKept)),
    /** Answers a question of knowledge on this device, without a network. */
    answerHere: (conversationId: string, text: string, archive: ListedArchive | null, earlier: readonly string[], onKept: () => void) =>
      tell(async () => {
        const { answerHere } = await import('./answer-here.ts')
        const pieces = answerHere({ text, locale, archive, earlier })
        await storeLocalTurn(userId, { ...about, conversationId, text, locale, by: 'house', pieces })
        onKept()
      }),
    /** Comes before everything; undefined where nothing of harm was written. */
    careFor: async (text: string, earlier: readonly string[]) => (await careFile()).careHere(text, locale, earlier),
    keepCare: (conversationId: string, text: string, pieces: readonly ChatPiece[], onKept: () => void) =>
      tell(() => storeLocalTurn(userId, { ...about, conversationId, text, locale, by: 'care', pieces }).then(onKept)),
    sendUnsent: (messageId: string) => tell(() => sendUnsent(userId, messageId)),
    discard: (messageId: string) => tell(() => discardUnsentTurn(userId, messageId)),
    isStopping,
    stop: async (messageId: string) => {
      setStopping(true)
      await tell(() => stopAnswer(userId, messageId))
      setStopping(false)
    },
    rate: (messageId: string, rating: 1 | 0 | -1) => void tell(() => rateAnswer(userId, messageId, rating)),
  }
}
