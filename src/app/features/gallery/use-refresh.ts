import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ListedImage } from '#device/images/images.ts'
import { pull } from '#device/sync/pull.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { toast } from '../../ui/toast.ts'

/** Milliseconds between one look and the next at pictures that are being drawn. */
const LOOKS = [1_500, 2_000, 3_000, 5_000, 10_000]

/** Brings the list while something is being drawn; a page that nobody sees asks nothing. */
export function useAutoRefresh(images: readonly ListedImage[] | undefined): void {
  const drawing = (images ?? [])
    .filter(({ state }) => state === 'drawing')
    .map(({ image_id }) => image_id)
    .join()
  useEffect(() => {
    if (drawing === '') return undefined
    let timer: ReturnType<typeof setTimeout>
    let isLeft = false
    const look = (at: number) => {
      timer = setTimeout(
        () => {
          const brought = document.visibilityState === 'visible' && navigator.onLine ? pull('images').catch(() => undefined) : undefined
          void Promise.resolve(brought).then(() => isLeft || look(at + 1))
        },
        LOOKS[Math.min(at, LOOKS.length - 1)],
      )
    }
    look(0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [drawing])
}

/** Brings the list by hand. */
export function useRefresh() {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const [isBusy, setBusy] = useState(false)
  async function refresh() {
    setBusy(true)
    try {
      await pull('images')
    } catch (error) {
      toast(error instanceof ApiError ? ofCode(error.code, error.data) : t`没能刷新，请重试`)
    } finally {
      setBusy(false)
    }
  }
  return { refresh, isBusy }
}
