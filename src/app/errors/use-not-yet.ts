import { useLingui } from '@lingui/react/macro'
import type { Opening } from '#contract/openings.ts'
import { useMessages } from '../language/use-messages.ts'
import { listTextOf } from '../terms/list.ts'
import { OPENING_NAMES } from '../terms/openings.ts'

/** Why something is not on sale yet: what is still being made. When that will be there nobody knows, so no day is named. */
export function useNotYet() {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  return (awaits: readonly Opening[]) => {
    const what = listTextOf(
      locale,
      awaits.map((opening) => _(OPENING_NAMES[opening])),
    )
    return t`还没有开卖：${what}还没做好`
  }
}
