import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { TopBar } from '../../ui/top-bar.tsx'
import type { BirthTimeBoundary, BoundarySide } from './boundary.ts'
import classes from './both-charts.module.css'
import { BothChartsTable } from './both-charts-table.tsx'
import { MinuteRuler } from './minute-ruler.tsx'
import { useBoundaryRows } from './use-boundary-rows.tsx'
import { useBoundaryMessages } from './use-boundary-messages.ts'
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
  const rows = useBoundaryRows(boundary)
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
        <MinuteRuler boundary={boundary} mark={messages.mark} />
        <BothChartsTable boundary={boundary} messages={messages} rows={rows} />
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
