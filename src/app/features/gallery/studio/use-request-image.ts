import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { generateImage, type ImageRequest } from '#device/images/images.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { requestSync } from '#device/sync/sync.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useImageQuota } from '../../../session/images.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import type { StoredChoice } from './choice.ts'

type OrderRequest = Omit<ImageRequest, 'image_id'>

/** Requests a picture after confirmation; `errorText` is the message of the last error. The choices stay in any case. */
export function useRequestImage(stored: StoredChoice, store: (next: StoredChoice) => Promise<void>) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const userId = useUserId()
  const confirm = useConfirm()
  const isOnline = useConnectivity() === 'online'
  const left = useImageQuota()?.left
  const [errorText, setErrorText] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function isWanted(): Promise<boolean> {
    const after = (left ?? 1) - 1
    const consequence = left === undefined ? t`用 1 张。没画成会退回。` : t`用 1 张，余 ${after} 张。没画成会退回。`
    return confirm({ title: t`照这样生成一张？`, consequence, action: t`生成` })
  }

  /** A request whose answer was lost may have succeeded, so the same request reuses its id. */
  async function send(asked: OrderRequest): Promise<boolean> {
    const said = JSON.stringify(asked)
    const image_id = stored.tried?.said === said ? stored.tried.image_id : uuidv7()
    await store({ ...stored, tried: { image_id, said } })
    try {
      // Syncs first, because the server may not have a new archive yet.
      await requestSync()
      await generateImage(userId, { image_id, ...asked })
      await store({ choice: stored.choice })
      return true
    } catch (error) {
      // A rejected request created nothing, so its id is dropped.
      if (error instanceof ApiError && error.code > 0 && error.status < 500) await store({ choice: stored.choice })
      setErrorText(error instanceof ApiError ? ofCode(error.code, error.data) : t`没能送出，选好的都留着`)
      return false
    } finally {
      await pullDocument('images').catch(() => undefined)
    }
  }

  /** @returns whether the picture is now being generated */
  async function order(asked: OrderRequest): Promise<boolean> {
    setErrorText(undefined)
    if (!isOnline) {
      setErrorText(t`生成要联网，选好的都留着。`)
      return false
    }
    if (!(await isWanted())) return false
    setBusy(true)
    try {
      return await send(asked)
    } finally {
      setBusy(false)
    }
  }
  return { order, errorText, isBusy, left }
}
