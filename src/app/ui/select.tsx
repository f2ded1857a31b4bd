import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ComponentProps } from 'react'
import classes from './select.module.css'

/** The browser's own list, without its engine's box and under an arrow of ours: the library's list brings everything that floats. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className={classes.root}>
      <select {...props} className={classes.select} />
      <CaretDown size={16} className={classes.caret} aria-hidden="true" />
    </span>
  )
}
