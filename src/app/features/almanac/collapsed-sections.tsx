import { useLingui } from '@lingui/react/macro'
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import { type AlmanacDay, type FetusPlace, type DayGodCode, isLuckyGod } from '#almanac/codes.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatFetusPlace } from '../../terms/fetus-places.ts'
import { PENG_ZU_BRANCH_LABELS, PENG_ZU_STEM_LABELS } from '../../terms/peng-zu.ts'
import { DAY_GOD_LABELS } from '../../terms/day-gods.ts'
import classes from './collapsed-sections.module.css'

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

/** Collapsed list of the day's lucky and unlucky gods, from which the 宜 and 忌 lists are derived. */
export function DayGods({ gods }: { gods: readonly DayGodCode[] }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const namesOf = (isLucky: boolean) =>
    gods
      .filter((code) => isLuckyGod(code) === isLucky)
      .map((code) => DAY_GOD_LABELS[locale][code])
      .join(' · ')
  const groups = [
    { name: t`吉神宜趋`, gods: namesOf(true) },
    { name: t`凶煞宜忌`, gods: namesOf(false) },
  ].filter((group) => group.gods !== '')
  return (
    <details className={classes.root}>
      <summary>
        {t`吉神凶煞`}
        <CaretDown size={16} className={classes.caret} />
      </summary>
      <dl>
        {groups.map((group) => (
          <div key={group.name}>
            <dt>{group.name}</dt>
            <dd>{group.gods}</dd>
          </div>
        ))}
      </dl>
      <p>{t`这些是旧历书的记号，宜忌由它们推出。名字有凶有吉，都不预报什么。`}</p>
    </details>
  )
}
