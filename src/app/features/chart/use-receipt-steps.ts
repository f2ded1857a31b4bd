import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import { useLunarBirth } from '../../calendar/use-lunar-birth.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { formatLunarDate } from '../../terms/lunar.ts'
import { formatSecondsAsClock } from '../../terms/time-spans.ts'
import type { ChartWithReceipt } from './use-chart.ts'
import { useZoneMessages } from './use-zone-messages.ts'

/** Calculation step from the entered time to the pillars. */
export interface ReceiptStep {
  readonly key: 'written' | 'zone' | 'utc' | 'clock'
  readonly label: string
  readonly value: string
  readonly details: readonly string[]
}

/** Returns the calculation steps of a chart, for the receipt sheet and for "copy all". */
export function useReceiptSteps(archive: Archive, { chart, receipt }: ChartWithReceipt): readonly ReceiptStep[] {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const clocks = createClockFormatter(messages)
  const { zoneText, offsetText, readingText, doubtText } = useZoneMessages(archive, receipt)
  const place = archive.place_name[locale]
  const degrees = Math.abs(receipt.lng).toFixed(2)
  const where = receipt.lng < 0 ? t`${place}，西经 ${degrees}°` : t`${place}，东经 ${degrees}°`
  // Adds "at noon" if the hour is unknown, because the clock times are then computed for noon.
  const atNoon = (clock: string) => (archive.hour_unknown ? t`正午为 ${clock}` : clock)
  const noon = clocks.fullHour(12)
  // Adds the lunar birthday, because many people know only that date.
  const lunar = useLunarBirth(receipt.local)
  const places = lunar ? [formatLunarDate(_, lunar), where] : [where]
  // Formats with seconds always; the entered time omits seconds that are zero.
  const dateClock = (reading: string) => clocks.dateTime(clocks.date(reading), clocks.exact(reading))
  const written: ReceiptStep = {
    key: 'written',
    label: t`你写的时间`,
    value: archive.hour_unknown ? clocks.date(receipt.local) : clocks.dateTime(clocks.date(receipt.local), clocks.shortest(receipt.local)),
    details: archive.hour_unknown ? [...places, t`时辰未详，按正午 ${noon} 推算`] : places,
  }
  return [
    written,
    { key: 'zone', label: t`时区`, value: zoneText, details: [offsetText, ...readingText, ...doubtText] },
    {
      key: 'utc',
      label: t`世界时`,
      value: atNoon(dateClock(receipt.utc)),
      details: [chart.input.school?.yearName ? t`月柱以此刻论，年柱看当地的农历` : t`年柱、月柱以此刻论`],
    },
    {
      key: 'clock',
      label: receipt.clockKind === 'solar' ? t`真太阳时` : t`钟表时间`,
      // Shows the date only if it differs from the entered date.
      value: atNoon(receipt.clock.slice(0, 10) === receipt.local.slice(0, 10) ? clocks.exact(receipt.clock) : dateClock(receipt.clock)),
      details: useClockDetails(archive, receipt),
    },
  ]
}

function useClockDetails(
  { hour_unknown }: Archive,
  { longitudeSeconds, eotSeconds, wholeDays, clockKind }: ChartWithReceipt['receipt'],
): string[] {
  const { t } = useLingui()
  const basis = hour_unknown ? t`日柱以此论，时柱不排` : t`日柱、时柱以此论`
  if (clockKind === 'civil') return [basis]
  const longitude = formatSecondsAsClock(longitudeSeconds)
  const equation = formatSecondsAsClock(eotSeconds)
  const parts = [
    longitudeSeconds < 0 ? t`世界时因经度减 ${longitude}` : t`世界时因经度加 ${longitude}`,
    eotSeconds < 0 ? t`均时差减 ${equation}` : t`均时差加 ${equation}`,
  ]
  if (wholeDays > 0) parts.push(t`日期随当地加一日`)
  if (wholeDays < 0) parts.push(t`日期随当地减一日`)
  return [parts.join(t({ message: '，', context: 'comma' })), basis]
}
