import type { ComponentProps, KeyboardEvent } from 'react'
import classes from './date-row.module.css'

interface SegmentProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  value: string
  /** Digits at most. */
  size: 2 | 4
  /** A first digit above this can have no second one. */
  firstUpTo?: number
  onValue: (digits: string) => void
}

/** The input before or after, among the segments of the same group. */
function neighbourOf(input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const all = [...(input.closest('[data-segments]')?.querySelectorAll('input') ?? [])].filter(({ disabled }) => !disabled)
  return all[all.indexOf(input) + step]
}

/** One number of a date or a time; moves on by itself when it is whole, or at a separator. */
export function Segment({ label, value, size, firstUpTo = 9, onValue, ...rest }: SegmentProps) {
  const type = (input: HTMLInputElement) => {
    const text = input.value.normalize('NFKC')
    const digits = text.replaceAll(/\D/g, '').slice(0, size)
    const isWhole = digits.length === size || (size === 2 && digits !== '' && Number(digits) > firstUpTo)
    onValue(digits)
    if (digits.length >= value.length && (isWhole || /\d\D$/.test(text))) neighbourOf(input, 1)?.focus()
  }
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const isAtStart = input.selectionStart === 0 && input.selectionEnd === 0
    const isAtEnd = input.selectionStart === input.value.length
    const goes =
      event.key === 'Backspace' && value === ''
        ? -1
        : event.key === 'ArrowLeft' && isAtStart
          ? -1
          : event.key === 'ArrowRight' && isAtEnd
            ? 1
            : 0
    const target = goes === 0 ? undefined : neighbourOf(input, goes)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return (
    <input
      className={classes.segment}
      data-size={size}
      inputMode="numeric"
      autoComplete="off"
      placeholder=" "
      aria-label={label}
      value={value}
      onChange={(event) => type(event.currentTarget)}
      onKeyDown={step}
      onFocus={(event) => event.currentTarget.select()}
      {...rest}
    />
  )
}
