import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useLingui } from '@lingui/react/macro'
import { RowLink } from '../../ui/row.tsx'

/** Note that locked days are excluded from the averages, with a link to the shop. */
export function LockedYearDays({ closed, open }: { closed: number; open: number }) {
  const { t } = useLingui()
  return (
    <RowLink
      to="/setting/shop"
      icon={<LockSimple size={20} weight="light" />}
      end={t`看会员`}
      detail={open > 0 ? t`月均只按已开放的 ${open} 天算。` : t`今天前后三十天人人可看，不在这一年里。`}
    >
      {t`其余 ${closed} 天随会员开放`}
    </RowLink>
  )
}
