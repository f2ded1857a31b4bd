import type { ComponentProps, KeyboardEvent } from 'react'
import { widthOf } from '#contract/fields.ts'
import classes from './date-row.module.css'

interface SegmentProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  value: string
  /** Digits at most. */
  size: 2 | 4
  /** A first digit above this can have no second one. */
  firstUpTo?: number
  /** Part of a clock time (2:30pm, 下午2) or a year (民國79): words stay as they are typed, to be read when they are whole. */
  words?: keyof typeof ends
  onValue: (text: string) => void
}

/** The input before or after, among the segments of the same group. */
function neighbourOf(input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const all = [...(input.closest('[data-segments]')?.querySelectorAll('input') ?? [])].filter(({ disabled }) => !disabled)
  return all[all.indexOf(input) + step]
}

/** More would be no time. */
const WORDS_MAX = 16
/** What ends a number. In a clock time a letter does not: it may begin a word (2pm). */
const ends = { year: /\d\D$/, clock: /\d[\s:.点點时時]$/ } as const

/** One number of a date or a time; moves on by itself when it is whole, or at a separator. */
export function Segment({ label, value, size, firstUpTo = 9, words, onValue, ...rest }: SegmentProps) {
  const type = (input: HTMLInputElement) => {
    const text = input.value.normalize('NFKC')
    const isEnded = ends[words ?? 'year'].test(text)
    const ended = isEnded ? text.slice(0, -1) : text
    const hasWords = words !== undefined && /\D/.test(ended)
    const kept = hasWords ? ended.slice(0, WORDS_MAX) : ended.replaceAll(/\D/g, '').slice(0, size)
    const isWhole = !hasWords && (kept.length === size || (size === 2 && kept !== '' && Number(kept) > firstUpTo))
    onValue(kept)
    if (kept.length >= value.length && (isWhole || isEnded)) neighbourOf(input, 1)?.focus()
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
      // Words need more room than the digits that the line is made for.
      style={/\D/.test(value) ? { width: `${widthOf(value) + 1}ch` } : undefined}
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
