import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { LazyTodayAlmanacLink } from '../../features/almanac/lazy-today-almanac-link.tsx'
import { LoginScreen } from '../../features/auth/login-screen.tsx'
import { completeLogin, getReturnUrl } from '../../session/login-return.ts'
import { useBack } from '../../ui/top-bar.tsx'

/** Prefix of a mail link's code in the hash. */
const LINK = 'link='

/** The login page. The step is in the hash, so that Back, and Back from the agreements, return to that step. */
export function LoginPage() {
  const navigate = useNavigate()
  const router = useRouter()
  const back = useBack('/login')
  const hash = useLocation({ select: (location) => location.hash })
  const link = hash.startsWith(LINK) ? hash.slice(LINK.length) : undefined
  return (
    <LoginScreen
      step={link !== undefined ? 'link' : hash === 'email' ? 'email' : 'method'}
      link={link}
      to={getReturnUrl()}
      today={<LazyTodayAlmanacLink />}
      onChooseEmail={() => void navigate({ to: '.', hash: 'email' })}
      onBack={back}
      onDone={(session) => {
        const to = getReturnUrl()
        completeLogin(session)
        router.history.replace(to)
      }}
    />
  )
}
