import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useLingui } from '@lingui/react/macro'
import type { AnnualView, Chart } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatFavourDirections, formatMonthExtremes } from '../../terms/year-lines.ts'
import { leadTo } from './lead-to.ts'
import classes from './topic-rows.module.css'

/** When and where, in a line each; each leads to what the book says of it. */
export function TopicRows({ chart, view, leads }: { chart: Chart; view: AnnualView; leads: boolean }) {
  const { t } = useLingui()
  const messages = useMessages()
  const rows = [
    // What the months are worth is told with the book.
    { id: 'time', name: t`时间`, line: leads && formatMonthExtremes(messages, view) },
    { id: 'place', name: t`空间`, line: formatFavourDirections(messages, chart) },
  ]
  return (
    <ul className={classes.root}>
      {rows.map(({ id, name, line }) => (
        <li key={id}>
          <button type="button" className={classes.row} disabled={!leads} onClick={() => leadTo(id)}>
            <span className={classes.name}>{name}</span>
            <span className={classes.line}>{line}</span>
            {leads ? (
              <CaretRight data-forward="" size={18} className={classes.caret} />
            ) : (
              <LockSimple size={16} className={classes.caret} />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
