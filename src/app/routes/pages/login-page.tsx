import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { LazyTodayLine } from '../../features/almanac/lazy-today-line.tsx'
import { LoginScreen } from '../../features/auth/login-screen.tsx'
import { enterWith } from '../../session/enter.ts'
import { wantedPage } from '../../session/wanted-page.ts'
import { useBack } from '../../ui/top-bar.tsx'

/** Behind which the link of a mail stands. */
const LINK = 'link='

/** The step is in the address's hash: the way back, and from an agreement, leads to the same step. */
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
      to={wantedPage()}
      today={<LazyTodayLine />}
      onChooseEmail={() => void navigate({ to: '.', hash: 'email' })}
      onBack={back}
      onDone={(session) => {
        const to = wantedPage()
        enterWith(session)
        router.history.replace(to)
      }}
    />
  )
}
