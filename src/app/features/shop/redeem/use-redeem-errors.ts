import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { codes } from '#contract/codes.ts'
import { ApiError, type ErrorName } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'

/** Error messages by form field. */
export interface RedeemFieldErrors {
  readonly code?: string | undefined
  readonly archive?: string | undefined
}

/** Refusals after which the code is still valid. */
const CODE_STILL_VALID: ReadonlySet<ErrorName> = new Set<ErrorName>(['alreadyUnlocked', 'archiveLocked', 'notForSale', 'notOnSaleYet'])

/** Returns the seconds until the next attempt: the server's value, else 60. */
function getRetrySeconds({ data }: ApiError): number {
  const seconds = typeof data === 'object' && data !== null && 'retry_seconds' in data ? data.retry_seconds : undefined
  return typeof seconds === 'number' ? seconds : 60
}

/** Returns a function that maps a redemption error to field messages, which say so if the code is still valid. */
export function useRedeemErrors() {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  return (error: Error): RedeemFieldErrors => {
    if (!(error instanceof ApiError)) return { code: ofCode(codes.serverError.code) }
    const sentence = ofCode(error.code)
    if (error.codeName === 'redeemFailed') return { code: t`${sentence}。可能抄错了，也可能用过了，或过了期。` }
    if (error.codeName === 'tooManyRequests') {
      const minutes = Math.ceil(getRetrySeconds(error) / 60)
      return { code: plural(minutes, { other: '试的次数太多，# 分钟后再来。码没有用掉。' }) }
    }
    if (error.codeName === 'notFound') return { archive: t`这份档案不在了，请选另一份。码没有用掉。` }
    return { code: error.codeName !== undefined && CODE_STILL_VALID.has(error.codeName) ? t`${sentence}。码没有用掉。` : sentence }
  }
}
