import { useLingui } from '@lingui/react/macro'
import type { ProductFeature } from '#contract/openings.ts'
import { useMessages } from '../language/use-messages.ts'
import { formatList } from '../terms/list.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Returns a formatter of the message that a product is not on sale yet. It names the missing features, but no date. */
export function useNotSoldMessage() {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  return (awaits: readonly ProductFeature[]) => {
    const what = formatList(
      locale,
      awaits.map((opening) => _(UNLOCKABLE_FEATURE_NAMES[opening])),
    )
    return t`还没有开卖：${what}还没做好`
  }
}

/** Names of the features that products unlock, for use within a sentence. */
const UNLOCKABLE_FEATURE_NAMES: Record<ProductFeature, MessageDescriptor> = {
  fatebook: msg({ message: '命书', context: 'opening' }),
  annual: msg({ message: '年度报告', context: 'opening' }),
  chat: msg({ message: '召唤', context: 'opening' }),
  pictures: msg({ message: '壁纸与画像', context: 'opening' }),
}
