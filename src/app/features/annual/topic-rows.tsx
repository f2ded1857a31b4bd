import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useLingui } from '@lingui/react/macro'
import type { AnnualView, Chart } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatFavourDirections, formatMonthExtremes } from '../../terms/year-lines.ts'
import { scrollToHeading } from './scroll-to-heading.ts'
import classes from './topic-rows.module.css'

/** Rows for the topics time and place; a tap scrolls to the topic's section of the report. */
export function TopicRows({ chart, view, isLinked }: { chart: Chart; view: AnnualView; isLinked: boolean }) {
  const { t } = useLingui()
  const messages = useMessages()
  const rows = [
    // Month scores are shown only together with the report.
    { id: 'time', name: t`时间`, line: isLinked && formatMonthExtremes(messages, view) },
    { id: 'place', name: t`空间`, line: formatFavourDirections(messages, chart) },
  ]
  return (
    <ul className={classes.root}>
      {rows.map(({ id, name, line }) => (
        <li key={id}>
          <button type="button" className={classes.row} disabled={!isLinked} onClick={() => scrollToHeading(id)}>
            <span className={classes.name}>{name}</span>
            <span className={classes.line}>{line}</span>
            {isLinked ? (
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
