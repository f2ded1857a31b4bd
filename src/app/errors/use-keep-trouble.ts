import { useLingui } from '@lingui/react/macro'
import { OtherUser } from '#device/intents/user-transaction.ts'

/** Why a change could not be kept on this device, where there is more to say than that. */
export function useKeepTrouble() {
  const { t } = useLingui()
  return (error: unknown, otherwise: string): string => (error instanceof OtherUser ? t`已换了账户，没有保存` : otherwise)
}
