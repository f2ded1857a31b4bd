import { useLingui } from '@lingui/react/macro'
import type { Chart, Explanation } from '#bazi/index.ts'
import classes from './explanations.module.css'
import { ExplanationCard } from './explanation-card.tsx'

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
