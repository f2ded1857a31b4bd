import classes from './closing.module.css'

interface CodeBoxesProps {
  label: string
  value: string
  isWrong: boolean
  /** Id of the sentence that says what is wrong. */
  describedBy: string
  onType: (text: string) => void
}

/** The step has nothing else to write. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/** Six places for six digits, over one field: what is typed, pasted or filled in by the phone arrives whole. */
export function CodeBoxes({ label, value, isWrong, describedBy, onType }: CodeBoxesProps) {
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
