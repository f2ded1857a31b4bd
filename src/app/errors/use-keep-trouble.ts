import { useLingui } from '@lingui/react/macro'
import { OtherUser } from '#device/intents/queue.ts'

/** Why a change could not be kept on this device, where there is more to say than that. */
export function useKeepTrouble() {
  const { t } = useLingui()
  return (error: unknown, otherwise: string): string =>
    error instanceof OtherUser ? t`现在登录的是另一个账户，这次的改动没有保存` : otherwise
}
