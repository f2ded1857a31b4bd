import { useLingui } from '@lingui/react/macro'
import type { Turn } from '#device/store/chat-rows.ts'

/** Server states of an answer, plus the states of a question that is being sent or waits offline. */
export type MessageState = Turn['answer']['state']

/** True if a language model wrote the answer: not the built-in rules, not a safety answer, and not one whose author is still unknown. */
export const isModelAnswer = ({ by }: Turn['answer']): boolean => !['', 'house', 'care'].includes(by)

/** True while the answer may still grow. */
export const isAnswerPending = ({ answer: { state } }: Turn): boolean => state === 'asking' || state === 'writing'

/**
 * Returns a function that formats the disclaimer of an answer: written by a model, composed by rules, or (any other author) for
 * entertainment only.
 */
export function useAnswerDisclaimer() {
  const { t } = useLingui()
  return (answer: Turn['answer']): string => {
    if (isModelAnswer(answer)) return t`内容由 AI 生成，仅供娱乐`
    return answer.by === 'house' ? t`由规则写成，仅供娱乐` : t`仅供娱乐`
  }
}
