import { useLingui } from '@lingui/react/macro'
import { type Archive, CHOSEN_WITHIN } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { CERTAINTY_LABELS } from '../../terms/certainty-labels.ts'
import { boundaryOf, type Turn } from './boundary.ts'
import { Details } from './receipt-details.tsx'
import classes from './receipt-sheet.module.css'

interface ReceiptCertaintyProps {
  archive: Archive
  lines: readonly string[]
  onCompare: (turn: Turn) => void
}

/** How sure the chart is; a border that was decided is opened again from here. */
export function ReceiptCertainty({ archive, lines, onCompare }: ReceiptCertaintyProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const decided = archive.told_within === CHOSEN_WITHIN ? boundaryOf(archive) : undefined
  return (
    <section className={classes.step} aria-label={t`有多准`}>
      <span className={classes.label}>{t`有多准`}</span>
      <div>
        <Details lines={lines} />
        {decided && (
          <button type="button" className={classes.again} onClick={() => onCompare(decided.turn)}>
            {CERTAINTY_LABELS[locale].seeBoth}
          </button>
        )}
      </div>
    </section>
  )
}
