import { useLingui } from '@lingui/react/macro'
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { AlmanacDay, FetusPlace } from '#almanac/codes.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatFetusPlace } from '../../terms/fetus-places.ts'
import { PENG_ZU_BRANCH_LABELS, PENG_ZU_STEM_LABELS } from '../../terms/peng-zu.ts'
import classes from './day-gods.module.css'

/** Collapsed section with folk customs of a day: 彭祖百忌 and the place of 胎神. */
export function DayCustoms({ day: { pillars }, fetus }: { day: AlmanacDay; fetus: FetusPlace }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { locale } = messages
  const { stem, branch } = pillars.day
  return (
    <details className={classes.root}>
      <summary>
        {t`民间旧俗`}
        <CaretDown size={16} className={classes.caret} />
      </summary>
      <dl>
        <div>
          <dt>{t`彭祖百忌`}</dt>
          <dd>
            {PENG_ZU_STEM_LABELS[locale][stem]} · {PENG_ZU_BRANCH_LABELS[locale][branch]}
          </dd>
        </div>
        <div>
          <dt>{t`胎神方位`}</dt>
          <dd>{formatFetusPlace(messages, fetus)}</dd>
        </div>
      </dl>
      <p>{t`彭祖百忌只印前半句，后半句吓人，从略。胎神是旧俗：家里有人怀孕，当日不搬动这一处。两样都当旧闻看，身体的事听医生的。`}</p>
    </details>
  )
}
