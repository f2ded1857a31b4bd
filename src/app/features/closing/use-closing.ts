import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#device/wire/api-error.ts'
import { closeAccount, sendClosingCode } from '#device/account/closing.ts'
import { codeDigitsOf, remainingWaitOf, startWait, useWait } from '../../session/code-timer.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { currentLocale } from '../../language/i18n.ts'

const CODE_LENGTH = 6

/** Sends a code, unless one is on its way since a moment ago; seconds until the next. */
async function sendCode(): Promise<number> {
  try {
    return await sendClosingCode(currentLocale())
  } catch (error) {
    const seconds = remainingWaitOf(error)
    if (seconds === undefined) throw error
    return seconds
  }
}

/** What the two steps know and do. `onClosed` is told once nothing is left. */
export function useClosing(email: string, onClosed: () => void) {
  const words = useErrorMessages()
  const [code, setCode] = useState('')
  // A wait of its own beside that of the login's codes.
  const waitKey = `close ${email}`
  const wait = useWait(waitKey)
  const sending = useMutation({ mutationFn: sendCode, onSuccess: (seconds) => startWait(waitKey, seconds) })
  const closing = useMutation({ mutationFn: () => closeAccount(code), onSuccess: onClosed })
  const error = sending.error ?? closing.error
  const refusal = error instanceof ApiError ? words.ofCode(error.code, error.data) : undefined

  const forgetTrouble = () => {
    sending.reset()
    closing.reset()
  }
  /** Whether a code is on its way: just now, or since a moment ago. */
  const send = async (): Promise<boolean> => {
    if (wait.seconds > 0) return true
    forgetTrouble()
    return sending.mutateAsync().then(
      () => true,
      () => false,
    )
  }
  const isWhole = code.length === CODE_LENGTH
  const close = () => {
    if (!isWhole) return
    forgetTrouble()
    closing.mutate()
  }
  return {
    code,
    /** All six digits are there: before that there is nothing to close with. */
    isWhole,
    trouble: refusal,
    isSending: sending.isPending,
    // Closed, the page is about to go.
    isClosing: closing.isPending || closing.isSuccess,
    wait,
    send,
    close,
    typeCode: (text: string) => {
      setCode(codeDigitsOf(text))
      forgetTrouble()
    },
  }
}

export type ClosingState = ReturnType<typeof useClosing>
