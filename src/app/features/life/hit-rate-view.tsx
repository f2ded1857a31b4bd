import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LifeVerdict } from '#contract/life.ts'
import { MIN_VERDICTS, computeHitRate } from '#device/life/hit-rate.ts'
import { useMessages } from '../../language/use-messages.ts'
import { HIT_RATE_LABELS } from '../../terms/hit-rate-labels.ts'
import classes from './life.module.css'

const percent = (value: number) => `${value.toFixed(1).replace(/\.0$/, '')}%`

/** Hit rate of the book's statements according to the user's verdicts, beside the hit rate expected by chance. */
export function HitRateView({ archiveId, verdicts }: { archiveId: string; verdicts: readonly LifeVerdict[] }) {
  const { t } = useLingui()
  const words = HIT_RATE_LABELS[useMessages().locale]
  const found = computeHitRate(verdicts)
  const { rate, chance } = found
  const decided = found.hits + found.misses
  return (
    <>
      <p className={classes.counts}>{words.counts(found)}</p>
      {rate === null || chance === null ? (
        <p className={classes.note}>{words.tooFew(decided, MIN_VERDICTS)}</p>
      ) : (
        <>
          <dl className={classes.rates}>
            <div>
              <dt>{words.own}</dt>
              <dd>{percent(rate)}</dd>
            </div>
            <div>
              <dt>{words.chance}</dt>
              <dd>{percent(chance)}</dd>
            </div>
          </dl>
          <p className={classes.note}>{words.meaning(decided, percent(chance))}</p>
        </>
      )}
      <p className={classes.note}>
        <Link to="/archive/index" search={{ archiveId }} className={classes.link}>{t`打开命书，每段末尾可以判`}</Link>
      </p>
    </>
  )
}
