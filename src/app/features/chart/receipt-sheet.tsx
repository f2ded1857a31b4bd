import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { secondsInMinute } from 'date-fns/constants'
import { certaintyOf, type Certainty } from '#bazi/index.ts'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatLuckAge } from '../../terms/luck-start.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { createClockFormatter } from '../../terms/clock.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { LUCK_START_SENTENCES } from '../../terms/luck-labels.ts'
import { listActiveSchoolRules } from '../../terms/school-labels.ts'
import { formatTimeSpan } from '../../terms/time-spans.ts'
import type { BoundaryType } from './boundary.ts'
import { CopyButton, useReceiptText } from './copy-receipt.tsx'
import { UnknownHourTable } from './hours-table.tsx'
import { ReceiptCertainty, useCertaintySentences } from './receipt-certainty.tsx'
import { ReceiptDetails, ReceiptStepItem, useReceiptSteps } from './receipt-steps.tsx'
import { ReceiptFavour } from './receipt-favour.tsx'
import { ReceiptJie } from './receipt-jie.tsx'
import { ReceiptSchools } from './receipt-schools.tsx'
import { ReceiptSwitches } from './receipt-switches.tsx'
import classes from './receipt-sheet.module.css'
import type { ChartWithReceipt } from './use-chart.ts'

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
  const luck = useLuckStartSentences(archive, cast, certainty)
  const sure = useCertaintySentences(archive, cast, certainty)
  const text = useReceiptText(archive, cast, [...luck, ...sure])
  const { rules, engine } = cast.receipt
  return (
    <>
      <ol>
        {steps.map((step) => (
          <ReceiptStepItem key={step.key} step={step} cast={cast} />
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

/** Precision of the birth time, in minutes, that is assumed if the user stated none. */
const USUAL_MINUTES = 15
/** Days of difference from which on the cycles themselves change; the receipt reports that case separately. */
const DAYS_OF_A_YEAR = 360

/** Returns sentences on how the start of luck was computed, and how much it depends on the birth time. */
function useLuckStartSentences({ told_within }: Archive, { chart, receipt }: ChartWithReceipt, { windows }: Certainty): readonly string[] {
  const messages = useMessages()
  const { _, locale } = messages
  const { reckoned, within, atAnyHour } = LUCK_START_SENTENCES[locale]
  const { luck } = chart
  const { luckFrom } = chart.input.school ?? {}
  const counted = luckFrom ? listActiveSchoolRules(locale, { luckFrom }) : []
  const { code, seconds } = luck.forward
    ? { code: receipt.nextJie.code, seconds: receipt.nextJie.secondsAfter }
    : { code: receipt.prevJie.code, seconds: receipt.prevJie.secondsBefore }
  const [jie, span] = [_(SOLAR_TERM_LABELS[code]), formatTimeSpan(_, seconds)]
  const date = createClockFormatter(messages).date(luck.startDate)
  const reach = told_within ?? USUAL_MINUTES * secondsInMinute
  const { minutes, luckDays } = windows.find((window) => window.minutes === null || window.minutes * secondsInMinute >= reach)!
  const isMoving = luckDays > 0 && luckDays < DAYS_OF_A_YEAR && told_within !== EXACT_TIME_PRECISION
  const moves = minutes === null ? atAnyHour(luckDays) : within(minutes, luckDays)
  return [reckoned({ ...luck, jie, span, date }), ...counted, ...(isMoving ? [moves] : [])]
}
