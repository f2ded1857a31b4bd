import { CrownSimple } from '@phosphor-icons/react/dist/csr/CrownSimple'
import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useMembership } from './use-membership.ts'
import classes from './vip-card.module.css'

/** Card with the membership's state, its end date and a link to buy or renew. */
export function VipCard() {
  const { t } = useLingui()
  const { level, name, end } = useMembership()
  return (
    <section className={classes.root} aria-label={t`会员`}>
      <p className={classes.name}>
        <CrownSimple size={22} weight={level === 'year' ? 'fill' : 'light'} className={classes.crown} data-membership={level} />
        {name}
      </p>
      <p className={classes.end}>{end ?? (level === 'none' ? t`会员不限次数召唤全部人物，到期不自动续费。` : '')}</p>
      <ButtonLink to="/setting/shop" search={{ payment: 'vip_year' }} variant="default" size="compact-md" className={classes.way}>
        {level === 'none' ? t`看看年度会员` : level === 'month' ? t`升为年度会员` : t`续年度会员`}
      </ButtonLink>
    </section>
  )
}
