import { useLingui } from '@lingui/react/macro'
import type { BookVersion } from '#contract/book.ts'

/** Returns a function that formats the reason for which a version was created. */
export function useVersionReason() {
  const { t } = useLingui()
  const reasons: Record<BookVersion['made_for'], string> = {
    first: t`第一次写成`,
    texts: t`照新的文字更新`,
    edit: t`照改过的生辰另写`,
    hand: t`由语言模型重写`,
  }
  return (madeFor: BookVersion['made_for']) => reasons[madeFor]
}
