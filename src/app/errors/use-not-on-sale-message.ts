import { useLingui } from '@lingui/react/macro'
import type { Opening } from '#contract/openings.ts'
import { useMessages } from '../language/use-messages.ts'
import { formatList } from '../terms/list.ts'
import { OPENING_NAMES } from '../terms/openings.ts'

/** Message that something is not on sale yet, naming what is still missing. No date is known. */
export function useNotOnSaleMessage() {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  return (awaits: readonly Opening[]) => {
    const what = formatList(
      locale,
      awaits.map((opening) => _(OPENING_NAMES[opening])),
    )
    return t`还没有开卖：${what}还没做好`
  }
}
