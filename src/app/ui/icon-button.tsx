import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

/** An icon button of 44 × 44 px with an accessible name. */
export function IconButton({ label, className, ...props }: Omit<ComponentProps<'button'>, 'aria-label' | 'type'> & { label: string }) {
  // A Mantine menu or popover target passes its own classes.
  const names = className ? `${classes.root} ${className}` : classes.root
  return <button type="button" className={names} aria-label={label} title={label} {...props} />
}
