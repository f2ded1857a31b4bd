import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderPage } from '../chart/page.tsx'

/** A part that leads to other pages, without transitions. */
export function renderLinked(ui: ReactNode) {
  const root = createRootRoute({ component: () => ui })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  return renderPage(<RouterProvider router={router as never} />)
}
