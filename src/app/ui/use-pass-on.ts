import { useLingui } from '@lingui/react/macro'
import { offerShare } from './shared.ts'
import { toast } from './toast.ts'

/** Copies words at once, or shows words or a picture with the ways to pass them on. */
export function usePassOn() {
  const { t } = useLingui()
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast(t`复制成功`)
    } catch {
      toast(t`复制失败`)
    }
  }
  return { copy, passOn: (text: string, pictureOf?: () => Promise<Blob>) => offerShare({ text, pictureOf }) }
}
