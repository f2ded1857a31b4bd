import classes from './closing.module.css'

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
