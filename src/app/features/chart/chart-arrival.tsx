import { useLingui } from '@lingui/react/macro'
import type { Chart } from '#bazi/index.ts'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import classes from './chart-arrival.module.css'

/** Introduction below the user's first chart: the day master in plain words, and a link to today. */
export function FirstChartIntroduction({ chart }: { chart: Chart }) {
  const { t } = useLingui()
  const { plain } = useGlossary()?.get(`stem-${chart.pillars.day.stem}`) ?? {}
  return (
    <div className={classes.root}>
      <p className={classes.plain}>{plain ?? '\u00a0'}</p>
      <ButtonLink to="/fate/index">{t`看今日`}</ButtonLink>
    </div>
  )
}
