import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useLingui } from '@lingui/react/macro'
import { type Alternative, dayPieces, pillarTextsOf } from '#bazi/index.ts'
import { classifyClockTime, findOtherClock } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { isZoneUncertain } from '#places/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { NEAR_BOUNDARY_SENTENCES } from '../../terms/doubt-labels.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import { ZONE_UNCERTAIN_MESSAGE } from '../../terms/zones.ts'
import { formatTimeSpan } from '../../terms/time-spans.ts'
import { formatBirthplaceClock, type ChartWithReceipt } from './use-chart.ts'
import { type BoundaryType, findBoundaryType } from './boundary.ts'
import classes from './chart-uncertainty-lines.module.css'
import { usePillarChangeMessages } from './use-change-messages.ts'

interface BoundaryLinesProps {
  archive: Archive
  cast: ChartWithReceipt
  others: readonly Alternative[]
  /** Opens the receipt. */
  onOpen: () => void
  /** Opens the comparison of both charts at a boundary. */
  onCompare: (type: BoundaryType) => void
}

/**
 * Lists what is uncertain or depends on clock or school, one per line. A line about a boundary opens the comparison, any other the
 * receipt.
 */
export function ChartUncertaintyLines({ archive, cast, others, onOpen, onCompare }: BoundaryLinesProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { receipt } = cast
  const doubtText = useDoubtText(archive, cast)
  const otherClockText = useOtherClockText()
  const lines = new Map(others.flatMap((other) => [doubtText(other)].flat().map((line) => [line, findBoundaryType(other)] as const)))
  if (isZoneUncertain(archive)) lines.set(_(ZONE_UNCERTAIN_MESSAGE), undefined)
  if (receipt.otherClock.differs.length > 0) lines.set(otherClockText(receipt), undefined)
  if (cast.chart.input.school) lines.set(t`此盘用了别派的排法，不全按命书的规则。`, undefined)
  if (lines.size === 0) return null
  return (
    <ul className={classes.list}>
      {[...lines].map(([line, type]) => (
        <li key={line}>
          <button
            type="button"
            className={classes.line}
            aria-haspopup={type ? undefined : 'dialog'}
            onClick={() => (type ? onCompare(type) : onOpen())}
          >
            {line}
            <CaretRight data-forward="" size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that describes what is uncertain besides the hour, if the hour is unknown. */
function useUnknownHourText({ chart, receipt }: ChartWithReceipt) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const { hourMinute } = createClockFormatter(messages)
  const { changesText, pillarsText } = usePillarChangeMessages()
  return ({ doubts, seconds, chart: other, differs }: Alternative): string[] => {
    const { code, utc } = seconds > 0 ? chart.nextJie : chart.prevJie
    const jie = _(SOLAR_TERM_LABELS[code])
    const clock = hourMinute(formatBirthplaceClock(receipt, utc))
    const pillars = pillarsText(differs.filter((place) => place === 'year' || place === 'month'))
    const changes = changesText({ differs: ['day'], pillars: pillarTextsOf(other) })
    const turn = doubts.includes('day-change') ? hourMinute(findDayChange(chart)) : ''
    return [
      ...(doubts.includes('jie') ? [t`${jie}就在这一天 ${clock}，时辰未详，${pillars}可能不同。`] : []),
      ...(doubts.includes('day-change')
        ? [seconds > 0 ? t`时辰未详，若生在 ${turn} 之后，${changes}。` : t`时辰未详，若生在 ${turn} 之前，${changes}。`]
        : []),
    ]
  }
}

/** Finds the clock time at which the day pillar changes on the day of birth; this happens exactly once a day. */
function findDayChange({ input }: ChartWithReceipt['chart']): string {
  const pieces = dayPieces(input)
  return pieces.find(({ chart }, i) => i > 0 && chart.pillars.day.index !== pieces[i - 1]!.chart.pillars.day.index)!.from
}

/** Returns a function that formats an alternative chart and the condition under which it applies. */
function useDoubtText(archive: Archive, cast: ChartWithReceipt) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const messages = NEAR_BOUNDARY_SENTENCES[locale]
  const { changesText } = usePillarChangeMessages()
  const unknownHourText = useUnknownHourText(cast)
  return (alternative: Alternative): string | string[] => {
    const { doubts, seconds, chart: other, differs } = alternative
    if (doubts.includes('hour-unknown')) return unknownHourText(alternative)
    const isLater = seconds > 0
    const time = formatTimeSpan(_, Math.abs(seconds))
    const changes = changesText({ differs, pillars: pillarTextsOf(other) })
    const jie = _(SOLAR_TERM_LABELS[(isLater ? cast.chart.nextJie : cast.chart.prevJie).code])
    if (doubts.includes('clock') && other.input.offsetSeconds === findOtherClock(archive)?.offsetSeconds)
      return t`当地两种钟并用，此盘按北京时间；按新疆时间，${changes}。`
    if (doubts.includes('clock'))
      return classifyClockTime(archive) === 'gap'
        ? t`这个钟点那天被跳过，按另一只钟，${changes}。`
        : t`这个钟点那天有过两次，按另一次，${changes}。`
    if (doubts.includes('jie')) return (isLater ? messages.pastJie : messages.beforeJie)(time, changes, jie)
    const hour = branchTextOf(_, other.pillars.hour!.branch)
    if (doubts.includes('double-hour')) return (isLater ? messages.laterHour : messages.earlierHour)(time, changes, hour)
    return (isLater ? messages.pastMidnight : messages.beforeMidnight)(time, changes, hour)
  }
}

function useOtherClockText() {
  const { t } = useLingui()
  const { hourMinute } = createClockFormatter(useMessages())
  const { changesText } = usePillarChangeMessages()
  return ({ clockKind, clock, otherClock }: ChartWithReceipt['receipt']): string => {
    const [own, other] = [hourMinute(clock), hourMinute(otherClock.clock)]
    const changes = changesText(otherClock)
    return clockKind === 'solar'
      ? t`此盘按真太阳时 ${own}。按钟表 ${other}，${changes}。`
      : t`此盘按钟表 ${own}。按真太阳时 ${other}，${changes}。`
  }
}
