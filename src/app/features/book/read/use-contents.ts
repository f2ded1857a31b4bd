import { useNavigate, useRouter } from '@tanstack/react-router'

/**
 * The way back from a card, or from all of a book, to its contents: one entry back, for pages are turned in place; the contents
 * themselves where it was the first page.
 */
export function useContents() {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '.', search: ({ card: _card, ...search }) => search, replace: true })
  }
}
