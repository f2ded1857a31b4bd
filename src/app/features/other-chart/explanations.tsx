import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type Chart, type Explanation, ganzhiOfText } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import { formatSourceDifferences } from '../../terms/difference-labels.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { PillarHeaderRow } from '../../chart-table/pillar-header-row.tsx'
import classes from './explanations.module.css'

interface ExplanationsProps {
  chart: Chart
  found: readonly Explanation[]
  onAgree: (explanation: Explanation) => void
}

/** Explanations of the difference, most likely first; or a note that the charts agree or that no explanation was found. */
export function Explanations({ chart, found, onAgree }: ExplanationsProps) {
  const { t } = useLingui()
  const [first, ...others] = found
  if (!first)
    return (
      <p className={classes.answer}>
        {t`试过的换日、换年、时钟和地点的算法，没有一种能得到那四柱。多半是日期、时辰或出生地填得不一样，可以对照下面这四柱出现的日子。`}
      </p>
    )
  if (first.differences.length === 0) return <p className={classes.answer}>{t`两边的四柱是一样的。`}</p>
  return (
    <>
      <ExplanationCard chart={chart} explanation={first} onAgree={onAgree} />
      {others.length > 0 && (
        <section className={classes.others}>
          <h3>{t`也说得通的`}</h3>
          {others.map((each) => (
            <ExplanationCard key={each.differences.join()} chart={chart} explanation={each} onAgree={onAgree} />
          ))}
        </section>
      )}
    </>
  )
}

interface ExplanationCardProps {
  chart: Chart
  explanation: Explanation
  onAgree: (explanation: Explanation) => void
}

/** One explanation of the difference between two charts, with a button to adopt the other rule if it belongs to a school. */
function ExplanationCard({ chart, explanation, onAgree }: ExplanationCardProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { differences, change, luck } = explanation
  return (
    <article className={classes.card}>
      <p className={classes.sentence}>{formatSourceDifferences(locale, differences, explanation)}</p>
      <SideBySide chart={chart} explanation={explanation} />
      {luck === 'differs' && <p className={classes.note}>{t`照这样算，起运与那边写的还是不同。`}</p>}
      {!change && <p className={classes.note}>{t`这是填写或换算上的出入，不是流派，所以这里不改你的盘。`}</p>}
      {change && <Button variant="default" onClick={() => onAgree(explanation)}>{t`这份档案也这样排`}</Button>}
    </article>
  )
}

/** Our pillars above theirs; differing pairs are marked. */
function SideBySide({ chart: { pillars }, explanation }: Omit<ExplanationCardProps, 'onAgree'>) {
  const { t } = useLingui()
  const theirs = explanation.pillars
  const shown = PILLAR_PLACES.filter((place) => pillars[place] !== null)
  const rows = [
    { name: t`这边`, text: (place: (typeof shown)[number]) => pillars[place]!.ganzhi },
    { name: t`那边`, text: (place: (typeof shown)[number]) => theirs[place] ?? '' },
  ]
  return (
    <table className={classes.both}>
      <thead>
        <PillarHeaderRow places={shown} />
      </thead>
      <tbody>
        {rows.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {shown.map((place) => (
              <td key={place} data-differs={theirs[place] !== pillars[place]!.ganzhi || undefined}>
                <PairOf text={text(place)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PairOf({ text }: { text: string }) {
  const pair = ganzhiOfText(text)
  if (!pair) return '—'
  return (
    <>
      <StemCharacter stem={pair.stem} />
      <BranchCharacter branch={pair.branch} />
    </>
  )
}
