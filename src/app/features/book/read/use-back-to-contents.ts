import { useNavigate, useRouter } from '@tanstack/react-router'

/** Returns a function that opens the contents: one history entry back, since page turns replace the entry, or by a link without history. */
export function useBackToContents() {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '.', search: ({ card: _card, ...search }) => search, replace: true })
  }
}
