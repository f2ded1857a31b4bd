import type { ReactNode } from 'react'
import { fetchedLater } from '../ui/fetched-later.tsx'

interface LazyTermLinkProps {
  id: string
  children: ReactNode
}

/** A `TermLink` for first screens: plain words until the page is idle. */
export const LazyTermLink = fetchedLater<LazyTermLinkProps>(() => import('./term-link.tsx').then((file) => file.TermLink), {
  Until: ({ children }) => children,
})
