import classes from './stamp.module.css'

/** A seal with a landing animation. */
export function Stamp({ children }: { children: string }) {
  return (
    <span className={classes.root} data-signs={children.length}>
      {children}
    </span>
  )
}
