import { useLingui } from '@lingui/react/macro'
import type { ProductFeature } from '#contract/openings.ts'
import { useMessages } from '../language/use-messages.ts'
import { formatList } from '../terms/list.ts'
import { UNLOCKABLE_FEATURE_NAMES } from '../terms/openings.ts'

/** Returns a formatter of the message that a product is not on sale yet. It names the missing features, but no date. */
export function useUnavailableMessage() {
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
