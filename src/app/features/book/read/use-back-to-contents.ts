import { useNavigate, useRouter } from '@tanstack/react-router'

/**
 * Returns a function that leads from a card back to the contents: one history entry back, because page turns replace the entry; the
 * contents page itself if there is no history.
 */
export function useBackToContents() {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '.', search: ({ card: _card, ...search }) => search, replace: true })
  }
}
