import classes from './closing.module.css'

interface CodeBoxesProps {
  label: string
  value: string
  isWrong: boolean
  /** Id of the error message. */
  describedBy: string
  onType: (text: string) => void
}

/** The only input of the step. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/** Six boxes over a single input, so that pasted or autofilled codes arrive whole. */
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
