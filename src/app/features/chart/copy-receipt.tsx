import { Button } from '@mantine/core'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useLingui } from '@lingui/react/macro'
import { DAY_MASTER_HAN, STEM_HAN } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { SCHOOL_LABELS, listActiveSchoolRules } from '../../terms/school-labels.ts'
import { formatJieClock, useJieMessages } from './receipt-jie.tsx'
import type { ChartWithReceipt } from './use-chart.ts'
import { useReceiptSteps } from './receipt-steps.tsx'
import { useRuleSwitchMessages } from './receipt-switches.tsx'

/** Button that copies a text to the clipboard and shows the result in a toast. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { t } = useLingui()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t`复制成功`)
    } catch {
      // The browser refused, or the page is not a secure context.
      showToast(t`复制失败`)
    }
  }
  return (
    <Button variant="default" size="compact-sm" leftSection={<Copy size={16} />} onClick={() => void copy()}>
      {children}
    </Button>
  )
}

/** Formats the whole receipt for the clipboard. `computedLines`: lines on the start of luck and on certainty. */
export function useReceiptText(archive: Archive, cast: ChartWithReceipt, computedLines: readonly string[]): string {
  const { t } = useLingui()
  const steps = useReceiptSteps(archive, cast)
  const jie = useJieMessages(cast)
  const switches = useRuleSwitchMessages(cast)
  const { chart, receipt } = cast
  const messages = useMessages()
  const { rules, engine } = receipt
  const { label } = SCHOOL_LABELS[messages.locale]
  const { year, month, day, hour } = receipt.pillars
  const before = formatJieClock(messages, receipt, receipt.prevJie.utc)
  const after = formatJieClock(messages, receipt, receipt.nextJie.utc)
  const luck = chart.luck.pillars.map(({ startYear, ganzhi }) => `${startYear} ${ganzhi}`)
  const stated = archive.solar_time ? t`日时用真太阳时` : t`日时用钟表`
  const turn = createClockFormatter(messages).fullHour(23)
  const midnight = archive.zi === '24' ? t`晚子时不换日` : t`${turn} 换日`
  return [
    `${archive.user_name}  ${year} ${month} ${day} ${hour ?? '—'}  ${DAY_MASTER_HAN} ${STEM_HAN[chart.pillars.day.stem]}`,
    ...steps.map(({ label, value, details }) => `${label}  ${value}  ${details.join('  ')}`),
    `${jie.previous}  ${t`当地 ${before}`}  ${jie.since}`,
    `${jie.next}  ${t`当地 ${after}`}  ${jie.until}`,
    ...computedLines,
    `${stated}  ${switches.clock}`,
    `${midnight}  ${switches.zi}`,
    ...(chart.input.school ? [[label, ...listActiveSchoolRules(messages.locale, chart.input.school)].join('  ')] : []),
    `${t`大运`}  ${luck.join('  ')}`,
    t`规则 ${rules} · 引擎 ${engine}`,
  ].join('\n')
}
