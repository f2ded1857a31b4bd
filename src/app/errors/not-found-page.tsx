import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../ui/button-link.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { StatePage } from '../ui/state-page.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  usePageTitle()
  return (
    <StatePage title={t`没有这一页`} detail={t`网址可能写错，或这一页已经搬走。`}>
      <ButtonLink to="/home">{t`回到今日`}</ButtonLink>
    </StatePage>
  )
}
