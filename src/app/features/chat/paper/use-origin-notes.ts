import { useLingui } from '@lingui/react/macro'
import { isByModel, type ShownTurn } from '../shown-turn.ts'

/** Says of an answer what it is: written by a model, or composed by rules; of one that nobody has written yet, what it is for. */
export function useOriginNotes() {
  const { t } = useLingui()
  return (answer: ShownTurn['answer']): string => {
    if (isByModel(answer)) return t`内容由 AI 生成，仅供娱乐`
    return answer.by === 'house' ? t`由规则写成，仅供娱乐` : t`仅供娱乐`
  }
}
