import { useLocation, useNavigate } from '@tanstack/react-router'
import { Together } from '../../features/match/together.tsx'
import { useBack } from '../../ui/top-bar.tsx'

/** The two charts are in the address's hash, which stays on this device. */
export function TogetherPage() {
  const navigate = useNavigate()
  const back = useBack('/')
  const fragment = useLocation({ select: ({ hash }) => hash })
  return <Together fragment={fragment} onRead={(hash) => void navigate({ to: '.', hash, viewTransition: false })} onBack={back} />
}
