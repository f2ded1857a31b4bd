import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type Archive, CHOSEN_WITHIN } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { clockWordsOf } from '../../terms/clock.ts'
import { TopBar } from '../../ui/top-bar.tsx'
import type { Boundary, Side } from './boundary.ts'
import classes from './both-charts.module.css'
import { BothPlate } from './both-plate.tsx'
import { MinuteRuler } from './minute-ruler.tsx'
import { useBoundaryRows } from './use-boundary-rows.tsx'
import { useBoundaryMessages } from './use-boundary-messages.ts'
import { useSchool } from './use-school.ts'

interface BothChartsProps {
  archive: Archive
  boundary: Boundary
  /** Back to the chart: by the arrow, and when an answer is given. */
  onBack: () => void
}

/** Both charts of a birth at a border, what differs, and three answers of equal weight. */
export function BothCharts({ archive, boundary, onBack }: BothChartsProps) {
  const { t } = useLingui()
  // A copy from before that was asked for has no `told_within`.
  const { birthday } = archive
  const told_within = archive.told_within ?? null
  const choose = useSchool(archive)
  const messages = useBoundaryMessages(boundary)
  const rows = useBoundaryRows(boundary)
  /** What stands already is kept as it is: an edit of nothing would make the books anew. */
  async function answer(choice: Pick<Archive, 'birthday' | 'told_within'>) {
    const isKept = choice.birthday === birthday && choice.told_within === told_within
    if (isKept || (await choose(choice))) onBack()
  }
  const use = (side: Side) => answer({ birthday: side.birthday, told_within: CHOSEN_WITHIN })
  const leaveOpen = () => answer({ birthday, told_within: told_within === CHOSEN_WITHIN ? null : told_within })
  return (
    <div className={classes.page}>
      <TopBar title={archive.user_name} back={onBack}>
        <Told archive={archive} />
      </TopBar>
      <div className={classes.root}>
        <h2 className={classes.headline}>{messages.headline}</h2>
        <p className={classes.line}>{messages.lead}</p>
        <MinuteRuler boundary={boundary} mark={messages.mark} />
        <BothPlate boundary={boundary} messages={messages} rows={rows} />
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

function Told({ archive: { birthday, place_name } }: { archive: Archive }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { locale } = messages
  const clocks = clockWordsOf(messages)
  const [date, clock] = [clocks.date(birthday), clocks.told(birthday)]
  return (
    <p className={classes.told}>
      {[t({ message: `${date} ${clock}`, context: 'date and clock' }), place_name[locale]].join(t({ message: '，', context: 'comma' }))}
    </p>
  )
}
