import { useId, type ReactNode } from 'react'
import classes from './choice-group.module.css'

interface ChoiceGroupProps<T extends string | number> {
  legend: ReactNode
  options: readonly {
    readonly value: T
    readonly text: ReactNode
    /** Accessible name of the option; needed if `text` has none. */
    readonly label?: string
  }[]
  chosen: T
  onChoose: (value: T) => void
  /** Layout of the options: cells with shared borders, separate chips, or pictures (the caller lays out the pictures). */
  variant: 'joined' | 'apart' | 'pictures'
  className?: string | undefined
}

/** A radio group of a few options. */
export function ChoiceGroup<T extends string | number>({
  legend,
  options,
  chosen,
  onChoose,
  variant: look,
  className = '',
}: ChoiceGroupProps<T>) {
  const group = useId()
  return (
    <fieldset className={`${classes.root} ${className}`} data-variant={look}>
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
