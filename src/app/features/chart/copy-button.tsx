import { Button } from '@mantine/core'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useLingui } from '@lingui/react/macro'
import { toast } from '../../ui/toast.ts'

/** Button that copies a text to the clipboard and shows the result in a toast. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { t } = useLingui()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast(t`复制成功`)
    } catch {
      // The browser refused, or the page is not a secure context.
      toast(t`复制失败`)
    }
  }
  return (
    <Button variant="default" size="compact-sm" leftSection={<Copy size={16} />} onClick={() => void copy()}>
      {children}
    </Button>
  )
}
