import { useLingui } from '@lingui/react/macro'
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import { type DayGodCode, isLuckyGod } from '#almanac/codes.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DAY_GOD_LABELS } from '../../terms/day-gods.ts'
import classes from './day-gods.module.css'

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
