import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ComponentProps } from 'react'
import classes from './select.module.css'

/** A native `select` with a custom arrow; Mantine's `Select` would load the floating-ui chunk. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className={classes.root}>
      <select {...props} className={classes.select} />
      <CaretDown size={16} className={classes.caret} aria-hidden="true" />
    </span>
  )
}
