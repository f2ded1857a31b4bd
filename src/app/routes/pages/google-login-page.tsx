import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { enterWith } from '../../session/enter.ts'
import { parseGoogleAnswer } from '../../features/auth/finish-google-login.ts'
import { GoogleReturn } from '../../features/auth/google-return.tsx'

/** No guard stands before it: a session that has ended is still kept, and this may be its way back in. */
export function GoogleLoginPage() {
  const navigate = useNavigate()
  const router = useRouter()
  const query = useLocation({ select: ({ search }) => search as Readonly<Record<string, unknown>> })
  const [answer] = useState(() => parseGoogleAnswer(query))
  // The code must not stay in the address or the history.
  useEffect(() => void navigate({ to: '/login/google', search: {}, replace: true }), [navigate])
  return (
    <GoogleReturn
      answer={answer}
      onDone={(session, to) => {
        enterWith(session)
        router.history.replace(to)
      }}
    />
  )
}
