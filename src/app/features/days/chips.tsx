import { useId, type ReactNode } from 'react'
import classes from './chips.module.css'

interface ChipsProps<T extends string> {
  legend: ReactNode
  options: readonly { readonly value: T; readonly text: ReactNode }[]
  chosen: T
  onChoose: (value: T) => void
}

/** A few words side by side, one of them chosen. */
export function Chips<T extends string>({ legend, options, chosen, onChoose }: ChipsProps<T>) {
  const group = useId()
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.chips}>
        {options.map(({ value, text }) => (
          <label key={value} className={classes.chip}>
            <input type="radio" className="visually-hidden" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
