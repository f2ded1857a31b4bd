import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderPage } from '../chart/page.tsx'

/** Renders a component with a router, without transitions. */
export function renderWithRouter(ui: ReactNode) {
  const root = createRootRoute({ component: () => ui })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  return renderPage(<RouterProvider router={router as never} />)
}
