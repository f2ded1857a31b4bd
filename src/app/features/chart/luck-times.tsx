import { useLingui } from '@lingui/react/macro'
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { Chart } from '#bazi/index.ts'
import { childYearsOf, luckTimesOf } from '#bazi/index.ts'
import { LazyTermLink } from '../../glossary/lazy-term-link.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { formatAge } from '../../terms/ages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import classes from './luck-times.module.css'

export interface LuckTimesProps {
  chart: Chart
}

/** Collapsed list of the years before luck with their small luck, and of the start times of the cycles; null if the hour is unknown. */
export function LuckTimesSection({ chart }: LuckTimesProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const clock = createClockFormatter(messages)
  const times = luckTimesOf(chart)
  if (!times) return null
  const { years, months, days, pillars } = chart.luck
  const { hours } = times
  const childYears = childYearsOf(chart)
  const birth = chart.input.local.slice(0, 10)
  const dateOf = (reading: string) => <span className={classes.whole}>{clock.date(reading)}</span>
  return (
    <details className={classes.root}>
      <summary>
        {t`童限、小运与交运时刻`}
        <CaretDown size={16} className={classes.caret} />
      </summary>
      <p className={classes.line}>{t`出生后 ${years} 年 ${months} 个月 ${days} 天 ${hours} 小时起运。`}</p>
      <dl className={classes.times}>
        <div>
          <dt>
            <LazyTermLink id="small-luck">{t`童限`}</LazyTermLink>
          </dt>
          <dd>
            <time dateTime={birth}>{dateOf(birth)}</time> – <time dateTime={times.starts[0]!.slice(0, 10)}>{dateOf(times.starts[0]!)}</time>
          </dd>
        </div>
        {pillars.map((pillar, at) => (
          <div key={pillar.index}>
            <dt>{pairTextOf(messages._, pillar)}</dt>
            <dd>
              <time dateTime={times.starts[at]}>
                {dateOf(times.starts[at]!)} <span className={classes.whole}>{clock.hourMinute(times.starts[at]!)}</span>
              </time>
            </dd>
          </div>
        ))}
      </dl>
      {childYears.length > 0 && (
        <>
          <p className={classes.line}>{t`童限里逐年的小运：`}</p>
          <ul className={classes.years}>
            {childYears.map(({ year, nominalAge, pair }) => (
              <li key={year}>
                <span>{year}</span>
                <span className={classes.pair}>{pair && pairTextOf(messages._, pair)}</span>
                <span>{formatAge(messages, nominalAge)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.foot}>{t`时刻按出生地出生时的钟。过了午夜会比上面的日期晚一天，盘上换运仍按日期。`}</p>
    </details>
  )
}
