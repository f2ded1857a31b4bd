import { useLingui } from '@lingui/react/macro'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BOUNDARY_DISTANCE_SENTENCES } from '../../terms/certainty-labels.ts'
import { findBoundary, type BoundaryType } from './boundary.ts'
import { ReceiptDetails } from './receipt-details.tsx'
import classes from './receipt-sheet.module.css'

interface ReceiptCertaintyProps {
  archive: Archive
  lines: readonly string[]
  onCompare: (type: BoundaryType) => void
}

/** Receipt step on the certainty of the chart; has a button to reopen a boundary for which the user has chosen a side. */
export function ReceiptCertainty({ archive, lines, onCompare }: ReceiptCertaintyProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const decided = archive.told_within === EXACT_TIME_PRECISION ? findBoundary(archive) : undefined
  return (
    <section className={classes.step} aria-label={t`有多准`}>
      <span className={classes.label}>{t`有多准`}</span>
      <div>
        <ReceiptDetails lines={lines} />
        {decided && (
          <button type="button" className={classes.again} onClick={() => onCompare(decided.type)}>
            {BOUNDARY_DISTANCE_SENTENCES[locale].seeBoth}
          </button>
        )}
      </div>
    </section>
  )
}
