import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { parseGoogleRedirectQuery, GoogleRedirectPage } from '../../features/auth/google-redirect-page.tsx'
import { completeLogin } from '../../session/login-return.ts'

/** Return page of the Google login. Its route has no guard: an expired session is still stored, and this page may renew it. */
export function GoogleLoginPage() {
  const navigate = useNavigate()
  const router = useRouter()
  const query = useLocation({ select: ({ search }) => search as Readonly<Record<string, unknown>> })
  const [answer] = useState(() => parseGoogleRedirectQuery(query))
  // Removes the authorization code from address and history.
  useEffect(() => void navigate({ to: '/login/google', search: {}, replace: true }), [navigate])
  return (
    <GoogleRedirectPage
      answer={answer}
      onDone={(session, to) => {
        completeLogin(session)
        router.history.replace(to)
      }}
    />
  )
}
