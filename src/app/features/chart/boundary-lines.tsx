import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import type { Locale } from '#contract/locale.ts'
import { hourMinuteOf } from '../../terms/clock.ts'
import { SOLAR_TERM_WORDS } from '../../terms/jie.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import { timeSpanOf } from '../../terms/time-spans.ts'
import { boundariesOf, type Boundary } from './boundaries.ts'
import classes from './boundary-lines.module.css'
import type { CastArchive } from './use-chart.ts'
import { useChangeWords } from './use-change-words.ts'
import { isZoneUncertain } from './zone-doubt.ts'

interface BoundaryLinesProps {
  archive: Archive
  cast: CastArchive
  onOpen: () => void
}

/** What is uncertain about this chart, or different by the other clock, one quiet line each. They open the receipt. */
export function BoundaryLines({ archive, cast: { chart, receipt }, onOpen }: BoundaryLinesProps) {
  const { t } = useLingui()
  const boundaryText = useBoundaryText()
  const otherClockText = useOtherClockText()
  const lines = boundariesOf(chart, receipt).map(boundaryText)
  if (isZoneUncertain(archive)) lines.push(t`一九四九年以前内地钟表不一，此盘按上海的钟，时区未必准。`)
  if (receipt.otherClock.differs.length > 0) lines.push(otherClockText(receipt))
  if (lines.length === 0) return null
  return (
    <ul className={classes.list}>
      {lines.map((line) => (
        <li key={line}>
          <button type="button" className={classes.line} aria-haspopup="dialog" onClick={onOpen}>
            {line}
            <CaretRight size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useBoundaryText() {
  const { t, i18n } = useLingui()
  const { pillarsText } = useChangeWords()
  return (boundary: Boundary): string => {
    const pillars = pillarsText(boundary.pillars)
    if (boundary.kind === 'jieDay') {
      const jie = i18n._(SOLAR_TERM_WORDS[boundary.jie.code])
      const clock = hourMinuteOf(i18n.locale as Locale, boundary.clock)
      return t`${jie}就在这一天 ${clock}，时辰未详，${pillars}可能不同。`
    }
    const { isPast, seconds } = boundary
    const time = timeSpanOf(i18n.t, seconds)
    if (boundary.kind === 'jie') {
      const jie = i18n._(SOLAR_TERM_WORDS[boundary.jie.code])
      return isPast ? t`出生时${jie}才过 ${time}，早一点${pillars}就不同。` : t`出生时离${jie}只有 ${time}，晚一点${pillars}就不同。`
    }
    if (boundary.kind === 'hour') {
      const hour = branchTextOf(i18n.t, boundary.branch)
      return isPast ? t`出生时${hour}时才开始 ${time}，早一点${pillars}就不同。` : t`出生时${hour}时只剩 ${time}，晚一点${pillars}就不同。`
    }
    return isPast ? t`出生时零点才过 ${time}，早一点${pillars}就不同。` : t`出生时离零点只有 ${time}，晚一点${pillars}就不同。`
  }
}

function useOtherClockText() {
  const { t, i18n } = useLingui()
  const { changesText } = useChangeWords()
  return ({ clockKind, clock, otherClock }: CastArchive['receipt']): string => {
    const own = hourMinuteOf(i18n.locale as Locale, clock)
    const other = hourMinuteOf(i18n.locale as Locale, otherClock.clock)
    const changes = changesText(otherClock)
    return clockKind === 'solar'
      ? t`此盘按真太阳时 ${own}。按钟表 ${other}，${changes}。`
      : t`此盘按钟表 ${own}。按真太阳时 ${other}，${changes}。`
  }
}
