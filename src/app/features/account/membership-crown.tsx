import { Popover } from '@mantine/core'
import { CrownSimple } from '@phosphor-icons/react/dist/csr/CrownSimple'
import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '#contract/session.ts'
import { useUserInfo } from '../../user-info.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import classes from './membership-crown.module.css'

type Membership = 'none' | 'month' | 'year'

function membershipOf(info: UserInfo | undefined): Membership {
  if (info?.is_year_vip) return 'year'
  return info?.is_month_vip || info?.is_vip ? 'month' : 'none'
}

/** The crown in the colour of the membership; it tells which one that is. */
export function MembershipCrown() {
  const { t } = useLingui()
  const membership = membershipOf(useUserInfo())
  const words = { none: t`还不是会员`, month: t`月度会员`, year: t`年度会员` }[membership]
  return (
    <Popover position="bottom-end" width={240}>
      <Popover.Target>
        <IconButton label={t`会员`} className={classes.crown} data-membership={membership}>
          <CrownSimple size={24} weight={membership === 'year' ? 'fill' : 'light'} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.words}>
        <p className={classes.title}>{words}</p>
        <ButtonLink to="/setting/shop" search={{ payment: 'vip_year' }} variant="default" size="compact-md">
          {t`去商店看看`}
        </ButtonLink>
      </Popover.Dropdown>
    </Popover>
  )
}
