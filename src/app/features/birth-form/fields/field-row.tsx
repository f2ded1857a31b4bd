import type { FocusEvent, ReactNode } from 'react'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import type { ViolatedRule } from '../draft/birth-check.ts'
import classes from './field-row.module.css'

interface FieldRowProps {
  label: ReactNode
  labelId?: string
  /** Id of the labelled input; undefined for a group, which refers to `labelId` instead. */
  htmlFor?: string
  isWrong?: boolean
  children: ReactNode
  /** Errors and hints, below the row. */
  below?: ReactNode
  onLeave?: () => void
}

/** Form row with its label on the left. */
export function FieldRow({ label, labelId, htmlFor, isWrong = false, children, below, onLeave }: FieldRowProps) {
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
  }
  return (
    <div className={classes.row} onBlur={leave}>
      <div className={classes.line} data-wrong={isWrong}>
        {htmlFor ? (
          <label className={classes.label} id={labelId} htmlFor={htmlFor}>
            {label}
          </label>
        ) : (
          <span className={classes.label} id={labelId}>
            {label}
          </span>
        )}
        <div className={classes.body}>{children}</div>
      </div>
      {below}
    </div>
  )
}

/** Error message of a field, which refers to this element by `aria-describedby`. */
export function FieldErrorText({ id, broken, name }: { id: string; broken: ViolatedRule | undefined; name?: ReactNode }) {
  const messages = useErrorMessages()
  if (!broken) return null
  return (
    <p className={classes.error} id={id}>
      {name}
      {messages.ofField(broken)}
    </p>
  )
}
