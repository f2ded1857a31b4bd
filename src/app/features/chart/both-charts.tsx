import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { TopBar } from '../../ui/top-bar.tsx'
import { BOUNDARY_LABELS } from '../../terms/boundary-labels.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import { type BirthTimeBoundary, type BoundarySide, secondsBetween, addClockSeconds } from './boundary.ts'
import classes from './both-charts.module.css'
import { BothChartsTable } from './both-charts-table.tsx'
import { useStoreCastChoices } from './use-cast-edit.ts'

interface BothChartsProps {
  archive: Archive
  boundary: BirthTimeBoundary
  /** Returns to the chart; called by the back button and after a choice. */
  onBack: () => void
}

/** Screen for a birth near a boundary: both charts, their differences, and a choice of this side, the other side or undecided. */
export function BoundaryComparison({ archive, boundary, onBack }: BothChartsProps) {
  const { t } = useLingui()
  // `told_within` is missing in archives stored before the field existed.
  const { birthday } = archive
  const precision = archive.told_within ?? null
  const editCast = useStoreCastChoices(archive)
  const messages = useBoundaryMessages(boundary)
  /** Stores a choice and returns to the chart. Skips an unchanged choice, because any edit would regenerate the books. */
  async function applyChoice(choice: Pick<Archive, 'birthday' | 'told_within'>) {
    const isUnchanged = choice.birthday === birthday && choice.told_within === precision
    if (isUnchanged || (await editCast(choice))) onBack()
  }
  const use = (side: BoundarySide) => applyChoice({ birthday: side.birthday, told_within: EXACT_TIME_PRECISION })
  const leaveOpen = () => applyChoice({ birthday, told_within: precision === EXACT_TIME_PRECISION ? null : precision })
  return (
    <div className={classes.page}>
      <TopBar title={archive.user_name} back={onBack}>
        <StatedBirth archive={archive} />
      </TopBar>
      <div className={classes.root}>
        <h2 className={classes.headline}>{messages.headline}</h2>
        <p className={classes.line}>{messages.lead}</p>
        <BoundaryRuler boundary={boundary} mark={messages.mark} />
        <BothChartsTable boundary={boundary} messages={messages} />
        <div className={classes.answers}>
          <Button variant="default" onClick={() => void use(boundary.before)}>
            {messages.before.answer}
          </Button>
          <Button variant="default" onClick={() => void use(boundary.after)}>
            {messages.after.answer}
          </Button>
          <Button variant="subtle" className={classes.both ?? ''} onClick={() => void leaveOpen()}>
            {t`两张盘都留着，以后再定`}
          </Button>
        </div>
      </div>
    </div>
  )
}

function StatedBirth({ archive: { birthday, place_name } }: { archive: Archive }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { locale } = messages
  const clocks = createClockFormatter(messages)
  const [date, clock] = [clocks.date(birthday), clocks.shortest(birthday)]
  return (
    <p className={classes.told}>
      {[t({ message: `${date} ${clock}`, context: 'date and clock' }), place_name[locale]].join(t({ message: '，', context: 'comma' }))}
    </p>
  )
}

const TICKS = Array.from({ length: 61 }, (_, tick) => tick)

/** Ruler of the range that contains the boundary and the stated time; marks the boundary. */
function BoundaryRuler({ boundary: { at, from, to }, mark }: { boundary: BirthTimeBoundary; mark: string }) {
  const { exact } = createClockFormatter(useMessages())
  const percent = (secondsBetween(from, at) / secondsBetween(from, to)) * 100
  const isGone = (tick: number) => tick * (100 / 60) < percent
  const path = (ticks: readonly number[]) => ticks.map((tick) => `M${(tick * 100) / 60} 10v${tick % 10 === 0 ? 18 : 9}`).join('')
  return (
    <div className={classes.minuteRuler}>
      <p className={classes.mark} data-edge={percent > 50 ? 'end' : 'start'}>
        <span style={percent > 50 ? { marginInlineEnd: `${100 - percent}%` } : { marginInlineStart: `${percent}%` }}>{mark}</span>
      </p>
      <svg className={classes.ruler} width="100%" height="32" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
        <path className={classes.gone} d={path(TICKS.filter(isGone))} />
        <path className={classes.rest} d={`M0 10H100${path(TICKS.filter((tick) => !isGone(tick)))}`} />
        <path className={classes.border} d={`M${percent} 0V32`} />
      </svg>
      <p className={classes.ends}>
        <span>{exact(from)}</span>
        <span>{exact(to)}</span>
      </p>
    </div>
  )
}

/** Longest range in seconds that is called "a few minutes". */
const FEW_MINUTES = 600

/** Returns the texts about a boundary and about each of its sides. */
function useBoundaryMessages({ type, at, from, to, after }: BirthTimeBoundary) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const { exact, exactSpan } = createClockFormatter(messages)
  const labels = BOUNDARY_LABELS[locale]
  const hour = branchTextOf(_, after.chart.pillars.hour!.branch)
  const border = { jie: _(SOLAR_TERM_LABELS[after.chart.prevJie.code]), 'double-hour': labels.hourTurn(hour), 'day-change': t`换日` }[type]
  const getHeadline = (span: number) => (span === 60 ? labels.inMinute : span <= FEW_MINUTES ? labels.withinMinutes : labels.withinTold)
  return {
    mark: `${border} ${exact(at)}`,
    headline: getHeadline(secondsBetween(from, to))(border),
    lead: labels.lead,
    before: { name: labels.before(border), span: exactSpan(from, addClockSeconds(at, -1)), answer: labels.useBefore(border) },
    after: { name: labels.after(border), span: exactSpan(at, addClockSeconds(to, -1)), answer: labels.useAfter(border) },
  }
}
