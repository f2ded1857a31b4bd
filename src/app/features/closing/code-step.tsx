import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useIsOnline } from '../../browser/use-is-online.ts'
import type { AccountClosingState } from './use-account-closing.ts'
import classes from './closing.module.css'

/** Form for the mailed code; submitting the code closes the account permanently. */
export function CodeStep({ closing, email, onStay }: { closing: AccountClosingState; email: string; onStay: () => void }) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const { wait, errorText, isSending, isClosing } = closing
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        closing.close()
      }}
    >
      <h1 className={classes.title}>{t`写下邮件里的六位数`}</h1>
      <p className={classes.lead}>
        {wait.wasSent ? t`已发到 ${email}，十分钟内有效。` : t`验证码会发到 ${email}，十分钟内有效。`}
        {t`验证码只用于关闭账户，请勿给任何人。`}
      </p>
      <CodeBoxInput
        label={t`验证码`}
        value={closing.code}
        isWrong={errorText !== undefined}
        describedBy="closing-trouble"
        onType={closing.typeCode}
      />
      <div className={classes.under}>
        <p id="closing-trouble" className={classes.trouble} role="alert">
          {errorText}
        </p>
        {wait.seconds > 0 ? (
          <span className={classes.hint}>{t`${wait.seconds} 秒后可重发`}</span>
        ) : (
          <button
            type="button"
            className={classes.resend}
            disabled={!isOnline || isSending || isClosing}
            onClick={() => void closing.send()}
          >
            {wait.wasSent ? t`重新发送` : t`发送验证码`}
          </button>
        )}
      </div>
      <hr className="rule-ww" />
      <p className={classes.final}>{t`此举不可撤回。关闭之后，同一邮箱可以重新开始，但旧的一切不会再来。`}</p>
      {!isOnline && <p className={classes.hint} role="status">{t`没有网络，联网后才能关闭账户。`}</p>}
      <div className={classes.one}>
        <Button
          type="submit"
          variant="seal"
          fullWidth
          disabled={!isOnline || !closing.isWhole}
          loading={isClosing}
        >{t`永久关闭账户`}</Button>
        <Button variant="subtle" fullWidth className={classes.stay} onClick={onStay}>{t`不关了`}</Button>
      </div>
    </form>
  )
}

interface CodeBoxesProps {
  label: string
  value: string
  isWrong: boolean
  /** Id of the error message. */
  describedBy: string
  onType: (text: string) => void
}

/** Focuses the input on mount: it is the only one of this step. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/** Draws six boxes for the digits of one real input, so that a pasted or autofilled code arrives complete. */
function CodeBoxInput({ label, value, isWrong, describedBy, onType }: CodeBoxesProps) {
  const at = Math.min(value.length, 5)
  return (
    <div className={classes.boxes} data-wrong={isWrong}>
      {Array.from({ length: 6 }, (_, place) => (
        <span key={place} aria-hidden="true" data-current={place === at}>
          {value[place]}
        </span>
      ))}
      <input
        ref={takeFocus}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  )
}
