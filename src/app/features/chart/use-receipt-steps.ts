import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import { useWords } from '../../language/use-words.ts'
import { clockSpanOf } from '../../terms/time-spans.ts'
import type { CastArchive } from './use-chart.ts'
import { useZoneWords } from './use-zone-words.ts'

/** One step from what was written to the pillars. */
export interface ReceiptStep {
  readonly key: 'written' | 'zone' | 'utc' | 'clock'
  readonly label: string
  readonly value: string
  readonly details: readonly string[]
}

/** 1990-05-15 08:30:00; seconds are left out where they are zero and nobody counts them. */
const dateClock = (clock: string) => clock.replace('T', ' ').replace('Z', '')
const minutesOnly = (clock: string) => dateClock(clock).replace(/:00$/, '')

/** How a chart came about, downwards, in words; the sheet shows it and "copy all" writes it. */
export function useReceiptSteps(archive: Archive, { receipt }: CastArchive): readonly ReceiptStep[] {
  const { t } = useLingui()
  const { locale } = useWords()
  const { zoneText, offsetText, readingText, doubtText } = useZoneWords(archive, receipt)
  const place = archive.place_name[locale]
  const degrees = Math.abs(receipt.lng).toFixed(2)
  const where = receipt.lng < 0 ? t`${place}，西经 ${degrees}°` : t`${place}，东经 ${degrees}°`
  // Of an unknown hour every clock is but the one that is reckoned from.
  const atNoon = (clock: string) => (archive.hour_unknown ? t`正午为 ${clock}` : clock)
  const written: ReceiptStep = {
    key: 'written',
    label: t`你写的时间`,
    value: archive.hour_unknown ? receipt.local.slice(0, 10) : minutesOnly(receipt.local),
    details: archive.hour_unknown ? [where, t`时辰未详，按正午 12:00 推算`] : [where],
  }
  return [
    written,
    { key: 'zone', label: t`时区`, value: zoneText, details: [offsetText, ...readingText, ...doubtText] },
    { key: 'utc', label: t`世界时`, value: atNoon(dateClock(receipt.utc)), details: [t`年柱、月柱以此刻论`] },
    {
      key: 'clock',
      label: receipt.clockKind === 'solar' ? t`真太阳时` : t`钟表时间`,
      value: atNoon(clockText(receipt)),
      details: useClockDetails(archive, receipt),
    },
  ]
}

/** The clock that day and hour stand on, with its date only where that is not the date that was written. */
function clockText({ clock, local }: CastArchive['receipt']): string {
  return clock.slice(0, 10) === local.slice(0, 10) ? clock.slice(11) : dateClock(clock)
}

function useClockDetails(
  { hour_unknown }: Archive,
  { longitudeSeconds, eotSeconds, wholeDays, clockKind }: CastArchive['receipt'],
): string[] {
  const { t } = useLingui()
  const stands = hour_unknown ? t`日柱以此论，时柱不排` : t`日柱、时柱以此论`
  if (clockKind === 'civil') return [stands]
  const longitude = clockSpanOf(longitudeSeconds)
  const equation = clockSpanOf(eotSeconds)
  const parts = [
    longitudeSeconds < 0 ? t`世界时因经度减 ${longitude}` : t`世界时因经度加 ${longitude}`,
    eotSeconds < 0 ? t`均时差减 ${equation}` : t`均时差加 ${equation}`,
  ]
  if (wholeDays > 0) parts.push(t`日期随当地加一日`)
  if (wholeDays < 0) parts.push(t`日期随当地减一日`)
  return [parts.join(t({ message: '，', context: 'comma' })), stands]
}
