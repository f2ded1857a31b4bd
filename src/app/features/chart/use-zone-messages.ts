import { useLingui } from '@lingui/react/macro'
import type { Receipt } from '#bazi/index.ts'
import { otherClockOf, readingTakenOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { isDstAt, isKnownZone, isZoneUncertain } from '#places/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { clockWordsOf } from '../../terms/clock.ts'
import { clockSpanOf } from '../../terms/time-spans.ts'
import { ZONE_UNCERTAIN } from '../../terms/zone-doubts.ts'
import { offsetText, zoneNameOf } from '../../terms/zones.ts'

/** Words for the clock that was read: zone, summer time, offset, and which reading was taken. */
export function useZoneMessages(archive: Archive, receipt: Receipt) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const name = zoneNameOf(locale, archive.zone, receipt)
  const offset = useOffsetText(archive.zone, receipt.offsetSeconds)
  // A browser too old for the zone still has the offset that was kept.
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
  // Local mean times carry minutes and seconds; whole and half hours read better as a number.
  const offset = Number.isInteger(hours * 2) ? String(hours) : clockSpanOf(offsetSeconds)
  if (offsetSeconds === 0) return t`${zone}，与世界时相同`
  const isClock = !Number.isInteger(hours * 2)
  if (offsetSeconds < 0) return isClock ? t`${zone}，比世界时晚 ${offset}` : t`${zone}，比世界时晚 ${offset} 小时`
  return isClock ? t`${zone}，比世界时早 ${offset}` : t`${zone}，比世界时早 ${offset} 小时`
}

/** What is not certain of the zone itself: another clock in use there, or none that is known for sure. */
function useDoubtText(archive: Archive): string[] {
  const { t } = useLingui()
  const { _ } = useMessages()
  const other = otherClockOf(archive)
  const offset = other && offsetText(other.offsetSeconds)
  return [...(offset ? [t`当地也用新疆时间（${offset}），此盘按北京时间`] : []), ...(isZoneUncertain(archive) ? [_(ZONE_UNCERTAIN)] : [])]
}

function useReadingText(archive: Archive, receipt: Receipt): string[] {
  const { t } = useLingui()
  const { hourMinute } = clockWordsOf(useMessages())
  const taken = readingTakenOf(archive)
  if (!taken) return []
  const civil = hourMinute(receipt.civil)
  if (taken.kind === 'gap') {
    return [taken.isFirst ? t`这个钟点被拨钟跳过，按拨钟前的 ${civil} 论` : t`这个钟点被拨钟跳过，按拨钟后的 ${civil} 论`]
  }
  if (archive.disambiguation === 'compatible') return [t`这个钟点当天出现过两次，没有选定，按先一次论`]
  return [taken.isFirst ? t`这个钟点当天出现过两次，取先一次` : t`这个钟点当天出现过两次，取后一次`]
}
