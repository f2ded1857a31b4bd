import classes from './stamp.module.css'

/** A seal that lands on the page. */
export function Stamp({ children }: { children: string }) {
  return (
    <span className={classes.root} data-signs={children.length}>
      {children}
    </span>
  )
}
