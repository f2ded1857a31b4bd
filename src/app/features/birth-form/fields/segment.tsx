import type { ComponentProps, KeyboardEvent } from 'react'
import { widthOf } from '#contract/fields.ts'
import classes from './date-row.module.css'

interface SegmentProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  value: string
  /** Maximum number of digits. */
  size: 2 | 4
  /** A one-digit number above this is complete, as no second digit can follow; default 9. */
  firstUpTo?: number
  /**
   * Allows words in a clock time (2:30pm, 下午2) or year (民國79). Text with words is not cut to `size` and never moves the focus by length.
   */
  textKind?: keyof typeof SEPARATORS
  onValue: (text: string) => void
}

/** Returns the previous or next enabled input of the same group. */
function findNeighbour(input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const all = [...(input.closest('[data-segments]')?.querySelectorAll('input') ?? [])].filter(({ disabled }) => !disabled)
  return all[all.indexOf(input) + step]
}

/** Maximum length of a value with words, in characters. */
const MAX_TEXT_LENGTH = 16
/** Text whose last character ends a number. In a clock time a letter does not, because it may begin a word (2pm). */
const SEPARATORS = { year: /\d\D$/, clock: /\d[\s:.点點时時]$/ } as const

/** Input for one number of a date or time; moves the focus to the next input when the number is complete or a separator is typed. */
export function NumberSegmentInput({ label, value, size, firstUpTo = 9, textKind, onValue, ...rest }: SegmentProps) {
  const onType = (input: HTMLInputElement) => {
    const text = input.value.normalize('NFKC')
    const isEnded = SEPARATORS[textKind ?? 'year'].test(text)
    const ended = isEnded ? text.slice(0, -1) : text
    const hasText = textKind !== undefined && /\D/.test(ended)
    const accepted = hasText ? ended.slice(0, MAX_TEXT_LENGTH) : ended.replaceAll(/\D/g, '').slice(0, size)
    const isWhole = !hasText && (accepted.length === size || (size === 2 && accepted !== '' && Number(accepted) > firstUpTo))
    onValue(accepted)
    if (accepted.length >= value.length && (isWhole || isEnded)) findNeighbour(input, 1)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
    const target = goes === 0 ? undefined : findNeighbour(input, goes)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return (
    <input
      className={classes.segment}
      data-size={size}
      // Widens the input for words; its layout width fits digits only.
      style={/\D/.test(value) ? { width: `${widthOf(value) + 1}ch` } : undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder=" "
      aria-label={label}
      value={value}
      onChange={(event) => onType(event.currentTarget)}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.select()}
      {...rest}
    />
  )
}
