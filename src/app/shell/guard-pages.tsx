import { useState } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ApiError } from '#device/wire/api-error.ts'
import { ErrorPage } from '../errors/error-pages.tsx'
import { useErrorMessages } from '../errors/use-error-messages.ts'
import { browserStorage } from '../browser/storage.ts'
import { StatePage } from '../ui/state-page.tsx'
import { usePageTitle } from '../ui/use-page-metadata.ts'
import classes from './guard-pages.module.css'

/** Error page of the guards: a retry page if a request failed, otherwise the general error page. */
export function FirstPullErrorPage(props: ErrorComponentProps) {
  return isApiError(props.error) ? <RetryPage error={props.error} /> : <ErrorPage {...props} />
}

/** Returns whether an error is an `ApiError`. Compares the name, because importing the class would load the API client. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

function RetryPage({ error }: { error: ApiError }) {
  const { t } = useLingui()
  const messages = useErrorMessages()
  const router = useRouter()
  const [isTrying, setIsTrying] = useState(false)
  usePageTitle(t`还没取到你的档案`)

  async function tryAgain() {
    setIsTrying(true)
    await router.invalidate({ sync: true })
    setIsTrying(false)
  }
  async function switchAccount() {
    const { clearSession } = await import('#device/session/session.ts')
    await clearSession()
    browserStorage.setToken(null)
    await router.navigate({ to: '/login', replace: true })
  }

  return (
    <main>
      <StatePage
        title={t`还没取到你的档案`}
        detail={
          <>
            {messages.ofCode(error.code)}
            <br />
            {t`取到之前先不建新档案，免得同一个人存成两份。`}
          </>
        }
      >
        <Button onClick={() => void tryAgain()} loading={isTrying}>{t`再试一次`}</Button>
        <Button variant="default" onClick={() => void switchAccount()}>{t`换个账户登录`}</Button>
      </StatePage>
    </main>
  )
}

/** Skeleton page during the first pull of archives; visible after 400 ms. */
export function FirstPullSkeleton() {
  const { t } = useLingui()
  return (
    <main className={classes.root} aria-busy="true">
      <p className="visually-hidden" role="status">{t`正在取回你的档案`}</p>
      <div className={classes.lines} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </main>
  )
}
