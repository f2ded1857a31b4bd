import { useId, type ReactNode } from 'react'
import classes from './choices.module.css'

interface ChoicesProps<T extends string | number> {
  legend: ReactNode
  options: readonly {
    readonly value: T
    readonly text: ReactNode
    /** Its name, where the text does not say it. */
    readonly label?: string
  }[]
  chosen: T
  onChoose: (value: T) => void
  /** Cells that share their lines, chips with room between them, or pictures, which whoever has them lays out. */
  look: 'joined' | 'apart' | 'pictures'
  className?: string | undefined
}

/** One of a few, side by side. */
export function Choices<T extends string | number>({ legend, options, chosen, onChoose, look, className = '' }: ChoicesProps<T>) {
  const group = useId()
  return (
    <fieldset className={`${classes.root} ${className}`} data-look={look}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map(({ value, text, label }) => (
          <label key={value} className={classes.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              aria-label={label}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
