import type { ReactNode } from 'react'
import { lazyComponent } from '../ui/lazy-component.tsx'

interface LazyTermLinkProps {
  id: string
  children: ReactNode
}

/** A `TermLink` for first screens: plain text until the page is idle. */
export const LazyTermLink = lazyComponent<LazyTermLinkProps>(() => import('./term-link.tsx').then((file) => file.TermLink), {
  Fallback: ({ children }) => children,
})
