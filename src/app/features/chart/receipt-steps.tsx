import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import type { Receipt } from '#bazi/index.ts'
import { findOtherClock, getChosenReading } from '#birth/index.ts'
import { isDstAt, isKnownZone, isZoneUncertain } from '#places/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { formatLunarDate } from '../../terms/lunar.ts'
import { formatSecondsAsClock } from '../../terms/time-spans.ts'
import { formatUtcOffset, formatZoneName, ZONE_UNCERTAIN_MESSAGE } from '../../terms/zones.ts'
import type { ChartWithReceipt } from './use-chart.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import classes from './receipt-sheet.module.css'
import { useLunarBirth } from '../../calendar/use-almanac.ts'

/** Calculation step from the entered time to the pillars. */
interface ReceiptStep {
  readonly key: 'written' | 'zone' | 'utc' | 'clock'
  readonly label: string
  readonly value: string
  readonly details: readonly string[]
}

/** A calculation step as a list item; the step `clock` also shows the pillar that it determines. */
export function ReceiptStepItem({ step: { key, label, value, details }, cast: { chart } }: { step: ReceiptStep; cast: ChartWithReceipt }) {
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

/** Lines of detail in a step of the receipt. */
export function ReceiptDetails({ lines }: { lines: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <p key={line} className={classes.detail}>
          {line}
        </p>
      ))}
    </div>
  )
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

/** Returns the texts on the clock used: zone, UTC offset with summer time, reading of an ambiguous time, and doubts. */
function useZoneMessages(archive: Archive, receipt: Receipt) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const name = formatZoneName(locale, archive.zone, receipt)
  const offset = useOffsetText(archive.zone, receipt.offsetSeconds)
  // Falls back to the stored offset alone if the browser does not know the zone.
  const isSummerTime = isKnownZone(archive.zone) && isDstAt(archive.zone, receipt.utc)
  return {
    zoneText: name,
    offsetText: isSummerTime ? t`夏令时，${offset}` : offset,
    readingText: useReadingText(archive, receipt),
    doubtText: useDoubtText(archive),
  }
}

function useOffsetText(zone: string, offsetSeconds: number): string {
  const { t } = useLingui()
  const hours = Math.abs(offsetSeconds) / 3600
  // Whole and half hours are formatted as a number; other offsets, such as local mean times, with minutes and seconds.
  const offset = Number.isInteger(hours * 2) ? String(hours) : formatSecondsAsClock(offsetSeconds)
  if (offsetSeconds === 0) return t`${zone}，与世界时相同`
  const isClock = !Number.isInteger(hours * 2)
  if (offsetSeconds < 0) return isClock ? t`${zone}，比世界时晚 ${offset}` : t`${zone}，比世界时晚 ${offset} 小时`
  return isClock ? t`${zone}，比世界时早 ${offset}` : t`${zone}，比世界时早 ${offset} 小时`
}

/** Returns notes on an uncertain zone: a second clock in use, or no reliable record. */
function useDoubtText(archive: Archive): string[] {
  const { t } = useLingui()
  const { _ } = useMessages()
  const other = findOtherClock(archive)
  const offset = other && formatUtcOffset(other.offsetSeconds)
  return [
    ...(offset ? [t`当地也用新疆时间（${offset}），此盘按北京时间`] : []),
    ...(isZoneUncertain(archive) ? [_(ZONE_UNCERTAIN_MESSAGE)] : []),
  ]
}

function useReadingText(archive: Archive, receipt: Receipt): string[] {
  const { t } = useLingui()
  const { hourMinute } = createClockFormatter(useMessages())
  const taken = getChosenReading(archive)
  if (!taken) return []
  const civil = hourMinute(receipt.civil)
  if (taken.kind === 'gap') {
    return [taken.isFirst ? t`这个钟点被拨钟跳过，按拨钟前的 ${civil} 论` : t`这个钟点被拨钟跳过，按拨钟后的 ${civil} 论`]
  }
  if (archive.disambiguation === 'compatible') return [t`这个钟点当天出现过两次，没有选定，按先一次论`]
  return [taken.isFirst ? t`这个钟点当天出现过两次，取先一次` : t`这个钟点当天出现过两次，取后一次`]
}
