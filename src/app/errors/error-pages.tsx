import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { StatePage } from '../ui/state-page.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { usePageTitle } from '../ui/use-page-metadata.ts'

/** Error page with a retry button. Assures the user that stored data is not affected. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  // Compares the name, because importing the class would load its chunk.
  if (error instanceof Error && error.name === 'DatabaseBusy') {
    return (
      <StatePage title={t`存在本机的内容没有读到`} detail={t`可能有别的标签页占着。关掉它们，再重新载入这一页；已保存的内容都在。`}>
        <Button onClick={() => location.reload()}>{t`重新载入`}</Button>
      </StatePage>
    )
  }
  return (
    <StatePage title={t`这一页没能打开`} detail={t`已保存的内容都在，没有丢失。`}>
      <Button onClick={reset}>{t`再试一次`}</Button>
    </StatePage>
  )
}

export function NotFoundPage() {
  const { t } = useLingui()
  usePageTitle()
  return (
    <StatePage title={t`没有这一页`} detail={t`网址可能写错，或这一页已经搬走。`}>
      <ButtonLink to="/home">{t`回到今日`}</ButtonLink>
    </StatePage>
  )
}
