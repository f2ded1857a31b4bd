import { Popover } from '@mantine/core'
import { CrownSimple } from '@phosphor-icons/react/dist/csr/CrownSimple'
import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../../language/use-messages.ts'
import { useUserInfo } from '../../../session/user-info.ts'
import { FAIR_USE_MESSAGE } from '../../../terms/chat-labels.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import classes from './membership-crown.module.css'
import { PerkList, useMemberPerks } from '../goods/product-perks.tsx'
import { useMembership } from './use-membership.ts'

/** Crown button in the colour of the membership; a popover shows its name, end date and benefits. */
export function MembershipCrown() {
  const { t } = useLingui()
  const info = useUserInfo()
  const level = info?.is_year_vip ? 'year' : info?.is_vip ? 'month' : 'none'
  return (
    <Popover position="bottom-end" width={280}>
      <Popover.Target>
        <IconButton label={t`会员`} className={classes.crown} data-membership={level}>
          <CrownSimple size={24} weight={level === 'year' ? 'fill' : 'light'} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.words}>
        <MembershipDetails />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Content of the popover; mounts, and thus sends its queries, only while the popover is open. */
function MembershipDetails() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { level, name, end } = useMembership()
  const perks = useMemberPerks()
  return (
    <>
      <p className={classes.title}>{name}</p>
      {end && <p className={classes.end}>{end}</p>}
      <p className={classes.end}>{level === 'none' ? t`年度会员可以：` : t`会员期内：`}</p>
      <PerkList lines={level === 'month' ? perks.month : perks.year} />
      <p className={classes.end}>{_(FAIR_USE_MESSAGE)}</p>
      <ButtonLink to="/setting/shop" search={{ payment: 'vip_year' }} variant="default" size="compact-md" mt={12}>
        {t`去商店看看`}
      </ButtonLink>
    </>
  )
}
