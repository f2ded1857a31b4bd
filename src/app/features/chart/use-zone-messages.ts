import { useLingui } from '@lingui/react/macro'
import type { Receipt } from '#bazi/index.ts'
import { otherClockOf, getChosenReading } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { isDstAt, isKnownZone, isZoneUncertain } from '#places/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { formatSecondsAsClock } from '../../terms/time-spans.ts'
import { ZONE_UNCERTAIN_MESSAGE } from '../../terms/zone-doubts.ts'
import { formatUtcOffset, formatZoneName } from '../../terms/zones.ts'

/** Returns the texts on the clock used: zone, UTC offset with summer time, reading of an ambiguous time, and doubts. */
export function useZoneMessages(archive: Archive, receipt: Receipt) {
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
  const other = otherClockOf(archive)
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
