import classes from './receipt-sheet.module.css'

/** What a step of the receipt says, a line each. */
export function Details({ lines }: { lines: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <p key={line} className={classes.detail}>
          {line}
        </p>
      ))}
    </div>
  )
}
