import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ListedImage } from '#device/images/images.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { showToast } from '../../ui/toast.ts'

/** Delays between polls while pictures are being generated, in ms; the last one repeats. */
const POLL_DELAYS_MS = [1_500, 2_000, 3_000, 5_000, 10_000]

/** Polls the list of pictures while a picture is being generated and the page is visible and online. */
export function useImageListPolling(images: readonly ListedImage[] | undefined): void {
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
          const fetched =
            document.visibilityState === 'visible' && navigator.onLine ? pullDocument('images').catch(() => undefined) : undefined
          void Promise.resolve(fetched).then(() => isLeft || look(at + 1))
        },
        POLL_DELAYS_MS[Math.min(at, POLL_DELAYS_MS.length - 1)],
      )
    }
    look(0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [drawing])
}

/** Returns a function that refreshes the list of pictures. */
export function useImageListRefresh() {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const [isBusy, setBusy] = useState(false)
  async function refresh() {
    setBusy(true)
    try {
      await pullDocument('images')
    } catch (error) {
      showToast(error instanceof ApiError ? ofCode(error.code, error.data) : t`没能刷新，请重试`)
    } finally {
      setBusy(false)
    }
  }
  return { refresh, isBusy }
}
