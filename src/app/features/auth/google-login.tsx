import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { site } from '../../browser/site.ts'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { withMessages } from '../../language/i18n.ts'
import classes from './google-login.module.css'

interface GoogleLoginProps {
  /** Beside a form that is already there: quieter. */
  isInstead?: boolean
  /** Where in the app to go on afterwards. */
  from?: string
}

/**
 * The way to Google's own page; nothing where the operator has not set it up. Its label alone: Google allows
 * its mark in its own colours only, which are not this page's.
 */
export function GoogleLogin(props: GoogleLoginProps) {
  // Without https there is neither Google nor what makes the proof.
  return site.hasGoogle && crypto.subtle ? <GoogleButton {...props} /> : null
}

function GoogleButton({ isInstead = false, from = '/home' }: GoogleLoginProps) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const [isLeaving, setIsLeaving] = useState(false)
  const [trouble, setTrouble] = useState<ReactNode>()

  // Back from there, the page may stand as it was left.
  useEffect(() => {
    const stay = () => setIsLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  const leave = async () => {
    setIsLeaving(true)
    setTrouble(undefined)
    try {
      const { leaveForGoogle } = await withMessages(import('./leave-for-google.tsx'))
      const left = await leaveForGoogle(from)
      if (left === 'left') return
      setTrouble(left)
    } catch {
      setTrouble(t`没有网络，请联网后重试`)
    }
    setIsLeaving(false)
  }
  return (
    <div className={classes.root}>
      <Button variant={isInstead ? 'subtle' : 'default'} fullWidth disabled={!isOnline} loading={isLeaving} onClick={() => void leave()}>
        {isInstead ? t`改用 Google 登录` : t`用 Google 登录`}
      </Button>
      {isOnline && trouble && (
        <p className={classes.trouble} role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}
