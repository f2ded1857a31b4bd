import { useLingui } from '@lingui/react/macro'
import { isModelAnswer, type ChatMessage } from '../message.ts'

/**
 * Returns a function that formats the disclaimer of an answer: written by a model, composed by rules, or (any other author) for
 * entertainment only.
 */
export function useAnswerDisclaimer() {
  const { t } = useLingui()
  return (answer: ChatMessage['answer']): string => {
    if (isModelAnswer(answer)) return t`内容由 AI 生成，仅供娱乐`
    return answer.by === 'house' ? t`由规则写成，仅供娱乐` : t`仅供娱乐`
  }
}
