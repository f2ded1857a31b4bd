import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CivilDate } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { dateFormatters } from '../../terms/date.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePage } from '../../ui/state-page.tsx'

/** A day that needs a membership; shows none of its content. */
export function LockedDay({ date, onToday }: { date: CivilDate; onToday: () => void }) {
  const { t } = useLingui()
  const dates = dateFormatters[useMessages().locale]
  return (
    <StatePage
      title={[dates.short(date), dates.besideShort(date)].filter(Boolean).join(' ')}
      detail={t`今天前后三十天人人可看，其余的日子要有会员。`}
    >
      <ButtonLink to="/setting/shop">{t`看会员`}</ButtonLink>
      <Button variant="default" onClick={onToday}>{t`回到今日`}</Button>
    </StatePage>
  )
}
