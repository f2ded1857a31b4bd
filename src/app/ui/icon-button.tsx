import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

/** A bare icon to tap, 44 px square; it always has a name. */
export function IconButton({ label, ...props }: Omit<ComponentProps<'button'>, 'aria-label' | 'type'> & { label: string }) {
  return <button type="button" className={classes.root} aria-label={label} title={label} {...props} />
}
