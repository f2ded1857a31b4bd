import classes from './receipt-sheet.module.css'

/** Detail lines of a receipt step. */
export function ReceiptDetails({ lines }: { lines: readonly string[] }) {
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
