import classes from './receipt-sheet.module.css'

/** Lines of detail in a step of the receipt. */
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
