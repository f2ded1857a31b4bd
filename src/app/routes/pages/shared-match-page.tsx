import { useLocation, useNavigate } from '@tanstack/react-router'
import { SharedMatch } from '../../features/match/shared-match.tsx'
import { useBack } from '../../ui/top-bar.tsx'

/** A shared comparison of two charts. The charts are in the hash, which is never sent to the server. */
export function SharedMatchPage() {
  const navigate = useNavigate()
  const back = useBack('/')
  const fragment = useLocation({ select: ({ hash }) => hash })
  return <SharedMatch fragment={fragment} onRead={(hash) => void navigate({ to: '.', hash, viewTransition: false })} onBack={back} />
}
