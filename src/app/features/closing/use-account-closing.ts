import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#device/wire/api-error.ts'
import { closeAccount, requestClosingCode } from '#device/account/closing.ts'
import { parseCodeDigits, parseResendWait, startResendWait, useResendWait } from '../../session/code-timer.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { getCurrentLocale } from '../../language/i18n.ts'

const CODE_LENGTH = 6

/** Sends a code unless one was just sent; returns the seconds until another can be sent. */
async function sendCode(): Promise<number> {
  try {
    return await requestClosingCode(getCurrentLocale())
  } catch (error) {
    const seconds = parseResendWait(error)
    if (seconds === undefined) throw error
    return seconds
  }
}

/** Returns state and actions of both steps. `onClosed` is called after the account is closed. */
export function useAccountClosing(email: string, onClosed: () => void) {
  const messages = useErrorMessages()
  const [code, setCode] = useState('')
  // Own key, so that this resend timer is separate from that of login codes.
  const waitKey = `close ${email}`
  const wait = useResendWait(waitKey)
  const sending = useMutation({ mutationFn: sendCode, onSuccess: (seconds) => startResendWait(waitKey, seconds) })
  const closing = useMutation({ mutationFn: () => closeAccount(code), onSuccess: onClosed })
  const error = sending.error ?? closing.error
  const refusal = error instanceof ApiError ? messages.ofCode(error.code, error.data) : undefined

  const resetErrors = () => {
    sending.reset()
    closing.reset()
  }
  /** Sends a code unless the last one is recent; returns false if sending failed. */
  const send = async (): Promise<boolean> => {
    if (wait.seconds > 0) return true
    resetErrors()
    return sending.mutateAsync().then(
      () => true,
      () => false,
    )
  }
  const isWhole = code.length === CODE_LENGTH
  const close = () => {
    if (!isWhole) return
    resetErrors()
    closing.mutate()
  }
  return {
    code,
    /** True if all six digits are typed. */
    isWhole,
    errorText: refusal,
    isSending: sending.isPending,
    // Also true after success, until the page is left.
    isClosing: closing.isPending || closing.isSuccess,
    wait,
    send,
    close,
    typeCode: (text: string) => {
      setCode(parseCodeDigits(text))
      resetErrors()
    },
  }
}

export type AccountClosingState = ReturnType<typeof useAccountClosing>
