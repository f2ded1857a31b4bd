import type { ReactNode } from 'react'
import classes from './choices.module.css'

interface ChoicesProps<T extends string | number> {
  legend: string
  /** Of the group, one on a page. */
  name: string
  value: T
  options: readonly { readonly value: T; readonly label: string; readonly picture?: ReactNode }[]
  onChange: (value: T) => void
  /** Pictures in a row that moves sideways, swatches, or words. */
  look: 'strip' | 'swatches' | 'words'
}

/** One of several, each with its name. */
export function Choices<T extends string | number>({ legend, name, value, options, onChange, look }: ChoicesProps<T>) {
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options} data-look={look}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className={classes.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
