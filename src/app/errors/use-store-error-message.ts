import { useLingui } from '@lingui/react/macro'
import { OtherUserError } from '#device/intents/user-transaction.ts'

/** Returns a formatter of storage errors on this device: a message that the account has changed, or else the text `otherwise`. */
export function useStoreErrorMessage() {
  const { t } = useLingui()
  return (error: unknown, otherwise: string): string => (error instanceof OtherUserError ? t`已换了账户，没有保存` : otherwise)
}
