import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#device/wire/api-error.ts'
import { closeAccount, sendClosingCode } from '#device/account/closing.ts'
import { codeDigitsOf, remainingWaitOf, startWait, useWait } from '../../session/code-timer.ts'
import { useErrorWords } from '../../errors/use-error-words.ts'
import { currentLocale } from '../../language/i18n.ts'

const CODE_LENGTH = 6

/** What the two steps know and do. `onClosed` is told once nothing is left. */
export function useClosing(email: string, onClosed: () => void) {
  const { t } = useLingui()
  const words = useErrorWords()
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState<'sending' | 'closing'>()
  // A wait of its own beside that of the login's codes.
  const waitKey = `close ${email}`
  const wait = useWait(waitKey)

  /** Whether a code is on its way: just now, or since a moment ago. */
  const send = async (): Promise<boolean> => {
    if (wait.seconds > 0) return true
    setBusy('sending')
    setTrouble(undefined)
    try {
      startWait(waitKey, await sendClosingCode(currentLocale()))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const seconds = remainingWaitOf(error)
      if (seconds === undefined) setTrouble(words.ofCode(error.code))
      else startWait(waitKey, seconds)
      return seconds !== undefined
    } finally {
      setBusy(undefined)
    }
  }
  const close = async () => {
    if (code.length < CODE_LENGTH) return setTrouble(t`请写满六位数`)
    setBusy('closing')
    setTrouble(undefined)
    try {
      await closeAccount(code)
    } catch (error) {
      setBusy(undefined)
      if (!(error instanceof ApiError)) throw error
      return setTrouble(words.ofCode(error.code))
    }
    onClosed()
  }
  return {
    code,
    trouble,
    busy,
    wait,
    send,
    close,
    typeCode: (text: string) => {
      setCode(codeDigitsOf(text))
      setTrouble(undefined)
    },
  }
}

export type ClosingState = ReturnType<typeof useClosing>
