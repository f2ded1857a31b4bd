import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { generateImage, type ImageOrder } from '#device/images/images.ts'
import { pull } from '#device/sync/pull.ts'
import { requestSync } from '#device/sync/sync.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useImageQuota } from '../../../session/images.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import type { KeptChoice } from './choice.ts'

type Asked = Omit<ImageOrder, 'image_id'>

/** Has what is chosen made, after a question; `trouble` says what was refused. What was chosen stays whatever comes. */
export function useOrder(kept: KeptChoice, keep: (next: KeptChoice) => Promise<void>) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const userId = useUserId()
  const confirm = useConfirm()
  const isReached = useConnectivity() === 'online'
  const left = useImageQuota()?.left
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function isWanted(): Promise<boolean> {
    const after = (left ?? 1) - 1
    const consequence = left === undefined ? t`用 1 张。没画成会退回。` : t`用 1 张，余 ${after} 张。没画成会退回。`
    return confirm({ title: t`照这样生成一张？`, consequence, action: t`生成` })
  }

  /** The answer to an order that was lost may have been yes: the same order goes under the same id. */
  async function send(asked: Asked): Promise<boolean> {
    const said = JSON.stringify(asked)
    const image_id = kept.tried?.said === said ? kept.tried.image_id : uuidv7()
    await keep({ ...kept, tried: { image_id, said } })
    try {
      // An archive that was made here a moment ago has to be there first.
      await requestSync()
      await generateImage(userId, { image_id, ...asked })
      await keep({ choice: kept.choice })
      return true
    } catch (error) {
      // What was refused was not made.
      if (error instanceof ApiError && error.code > 0 && error.status < 500) await keep({ choice: kept.choice })
      setTrouble(error instanceof ApiError ? ofCode(error.code, error.data) : t`没能送出，选好的都留着`)
      return false
    } finally {
      await pull('images').catch(() => undefined)
    }
  }

  /** @returns whether it is being drawn now */
  async function order(asked: Asked): Promise<boolean> {
    setTrouble(undefined)
    if (!isReached) {
      setTrouble(t`生成要联网，选好的都留着。`)
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
  return { order, trouble, isBusy, left }
}
