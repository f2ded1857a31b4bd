import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { certaintyOf } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatLuckAge } from '../../terms/luck-start.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import type { BoundaryType } from './boundary.ts'
import { CopyButton } from './copy-button.tsx'
import { UnknownHourTable } from './hours-table.tsx'
import { ReceiptCertainty } from './receipt-certainty.tsx'
import { ReceiptDetails } from './receipt-details.tsx'
import { ReceiptFavour } from './receipt-favour.tsx'
import { ReceiptJie } from './receipt-jie.tsx'
import { ReceiptSchools } from './receipt-schools.tsx'
import { ReceiptSwitches } from './receipt-switches.tsx'
import classes from './receipt-sheet.module.css'
import type { ChartWithReceipt } from './use-chart.ts'
import { useCertaintyLines } from './use-certainty-lines.ts'
import { useLuckLines } from './use-luck-lines.ts'
import { type ReceiptStep, useReceiptSteps } from './use-receipt-steps.ts'
import { useReceiptText } from './use-receipt-text.ts'

export interface ReceiptSheetProps {
  archive: Archive
  cast: ChartWithReceipt
  opened: boolean
  onClose: () => void
  /** Opens the comparison of both charts at a boundary already decided, to choose again. */
  onCompare: (type: BoundaryType) => void
}

/** Sheet with the receipt: all calculation steps from the entered birth time to the chart, and the rules that can be changed. */
export function ReceiptSheet({ opened, onClose, ...body }: ReceiptSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet opened={opened} onClose={onClose} title={t`这张命盘怎么来的`}>
      <ReceiptBody {...body} />
    </Sheet>
  )
}

function ReceiptBody({ archive, cast, onCompare }: Omit<ReceiptSheetProps, 'opened' | 'onClose'>) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const steps = useReceiptSteps(archive, cast)
  const certainty = useMemo(() => certaintyOf(cast.chart), [cast.chart])
  const luck = useLuckLines(archive, cast, certainty)
  const sure = useCertaintyLines(archive, cast, certainty)
  const text = useReceiptText(archive, cast, [...luck, ...sure])
  const { rules, engine } = cast.receipt
  return (
    <>
      <ol>
        {steps.map((step) => (
          <Step key={step.key} step={step} cast={cast} />
        ))}
      </ol>
      {archive.hour_unknown && <UnknownHourTable chart={cast.chart} />}
      <ReceiptJie cast={cast} />
      <section className={classes.step} aria-label={t`起运`}>
        <span className={classes.label}>{t`起运`}</span>
        <div>
          <p className={classes.value}>{formatLuckAge(_, cast.chart.luck)}</p>
          <ReceiptDetails lines={luck} />
        </div>
      </section>
      <ReceiptFavour chart={cast.chart} />
      <ReceiptCertainty archive={archive} lines={sure} onCompare={onCompare} />
      <ReceiptSwitches archive={archive} cast={cast} />
      <ReceiptSchools archive={archive} chart={cast.chart} />
      <div className={classes.foot}>
        <span>{t`规则 ${rules} · 引擎 ${engine}`}</span>
        <CopyButton text={text}>{t`复制全文`}</CopyButton>
      </div>
    </>
  )
}

function Step({ step: { key, label, value, details }, cast: { chart } }: { step: ReceiptStep; cast: ChartWithReceipt }) {
  // Pillar shown beside the step `clock`, which determines the hour pillar; the day pillar if the hour is unknown.
  const { stem, branch } = chart.pillars.hour ?? chart.pillars.day
  return (
    <li className={classes.step} data-step={key} data-open={!chart.pillars.hour || undefined}>
      <span className={classes.label}>{label}</span>
      <div>
        <p className={classes.value}>{value}</p>
        <ReceiptDetails lines={details} />
      </div>
      {key === 'clock' && (
        <span className={classes.pillar}>
          <StemCharacter stem={stem} />
          <BranchCharacter branch={branch} />
        </span>
      )}
    </li>
  )
}
