import { useLingui } from '@lingui/react/macro'
import { OtherUser } from '#device/intents/user-transaction.ts'

/** Message for a change that could not be stored on this device: `otherwise`, or that the account has changed. */
export function useStoreErrorMessage() {
  const { t } = useLingui()
  return (error: unknown, otherwise: string): string => (error instanceof OtherUser ? t`已换了账户，没有保存` : otherwise)
}
