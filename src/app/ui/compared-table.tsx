import { useLingui } from '@lingui/react/macro'
import classes from './compared-table.module.css'

export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
  readonly differs: boolean
}

/** A table that compares this device's (`mine`) and the server's version (`theirs`) of a record; rows that differ are highlighted. */
export function ComparedTable({ rows, mine, theirs }: { rows: readonly ComparedRow[]; mine: string; theirs: string }) {
  const { t } = useLingui()
  return (
    <table className={classes.root}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t`项目`}</span>
          </th>
          <th scope="col">{mine}</th>
          <th scope="col">{theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-differs={row.differs}>
            <th scope="row">{row.label}</th>
            <td>{row.mine}</td>
            <td>{row.theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
