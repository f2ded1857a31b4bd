import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

/** An icon button of 44 × 44 px with an accessible name. */
export function IconButton({ label, className, ...props }: Omit<ComponentProps<'button'>, 'aria-label' | 'type'> & { label: string }) {
  // Merges the classes: as a Mantine menu or popover target the button gets further ones.
  const names = className ? `${classes.root} ${className}` : classes.root
  return <button type="button" className={names} aria-label={label} title={label} {...props} />
}
