import type { FocusEvent, ReactNode } from 'react'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import type { BrokenRule } from '../draft/birth-check.ts'
import classes from './field-row.module.css'

interface FieldRowProps {
  label: ReactNode
  labelId?: string
  /** Names the input that the label belongs to; a group is named by `labelId` instead. */
  htmlFor?: string
  isWrong?: boolean
  children: ReactNode
  /** Stands under the line: errors, hints. */
  below?: ReactNode
  onLeave?: () => void
}

/** A line to write on, its name at the left. */
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

/** Which rule a field breaks, in words; the field points here by `aria-describedby`. */
export function RuleLine({ id, broken, name }: { id: string; broken: BrokenRule | undefined; name?: ReactNode }) {
  const words = useErrorMessages()
  if (!broken) return null
  return (
    <p className={classes.error} id={id}>
      {name}
      {words.ofField(broken)}
    </p>
  )
}
