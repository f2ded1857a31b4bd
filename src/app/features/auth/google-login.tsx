import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { siteSettings } from '../../browser/site.ts'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { withMessages } from '../../language/i18n.ts'
import classes from './google-login.module.css'

interface GoogleLoginProps {
  /** Uses the secondary style, for a button next to another login form. */
  isInstead?: boolean
  /** Page to open after the login. */
  from?: string
}

/** Google login button; null if not configured. Omits Google's logo, which may only be used in its own colours. */
export function GoogleLogin(props: GoogleLoginProps) {
  // PKCE needs `crypto.subtle`, which does not exist without https.
  return siteSettings.hasGoogle && crypto.subtle ? <GoogleButton {...props} /> : null
}

function GoogleButton({ isInstead = false, from = '/home' }: GoogleLoginProps) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const [isLeaving, setIsLeaving] = useState(false)
  const [error, setError] = useState<ReactNode>()

  // Re-enables the button if the browser restores the page from its back/forward cache.
  useEffect(() => {
    const resetOnReturn = () => setIsLeaving(false)
    addEventListener('pageshow', resetOnReturn)
    return () => removeEventListener('pageshow', resetOnReturn)
  }, [])

  const startLogin = async () => {
    setIsLeaving(true)
    setError(undefined)
    try {
      const { startGoogleLogin } = await withMessages(import('./start-google-login.tsx'))
      const left = await startGoogleLogin(from)
      if (left === 'left') return
      setError(left)
    } catch {
      setError(t`没有网络，请联网后重试`)
    }
    setIsLeaving(false)
  }
  return (
    <div className={classes.root}>
      <Button
        variant={isInstead ? 'subtle' : 'default'}
        fullWidth
        disabled={!isOnline}
        loading={isLeaving}
        onClick={() => void startLogin()}
      >
        {isInstead ? t`改用 Google 登录` : t`用 Google 登录`}
      </Button>
      {isOnline && error && (
        <p className={classes.trouble} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
