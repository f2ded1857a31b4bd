import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

/** A bare icon to tap, 44 px square; it always has a name. */
export function IconButton({ label, className, ...props }: Omit<ComponentProps<'button'>, 'aria-label' | 'type'> & { label: string }) {
  // A menu or popover that this opens hands down classes of its own.
  const names = className ? `${classes.root} ${className}` : classes.root
  return <button type="button" className={names} aria-label={label} title={label} {...props} />
}
