import { useLingui } from '@lingui/react/macro'
import type { ElementCode } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'

/** Formats a run of elements that generate each other as a sentence: 火生土，土生金，至金而止。 */
export function useFlowSentence(run: readonly ElementCode[]): string {
  const { t } = useLingui()
  const { _ } = useMessages()
  const words = run.map((element) => _(ELEMENT_LABELS[element]))
  if (words.length === 1) return t`五行各守其位，往来不多。`
  const feeds = words.slice(1).map((taker, at) => t({ message: `${words[at]!}生${taker}`, context: 'flow' }))
  const passage = feeds.reduce((before, next) => t({ message: `${before}，${next}`, context: 'flow' }))
  const last = words.at(-1)!
  return run.length > 5 ? t`${passage}，周流不息。` : t`${passage}，至${last}而止。`
}
