import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { StatePage } from '../ui/state-page.tsx'

/** A page that broke: says so, keeps what was written (it is in the local database), offers another try. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const { t } = useLingui()
  return (
    <StatePage title={t`这一页没能打开`} detail={t`已保存的内容都在，没有丢失。`}>
      <Button onClick={reset}>{t`再试一次`}</Button>
    </StatePage>
  )
}
