/** Fixture that renders a few routes with the tab bar for the current user. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { render } from '@testing-library/react'
import { Providers } from '#app/boot/providers.tsx'
import '#app/routes/page-record.ts'
import { useFormDraft } from '#app/session/form-drafts.ts'
import { queryClient } from '#app/session/query-client.ts'
import { useSession } from '#app/session/session.ts'
import type { CrumbKind } from '#app/shell/crumbs.tsx'
import { OpenedTabs } from '#app/shell/tabs/opened-tabs.tsx'
import { useFocusOnNavigation } from '#app/ui/use-focus-on-navigation.ts'

const EMPTY = { code: '' }

function CodeForm() {
  const { values: typed, update: type, clear: drop } = useFormDraft(EMPTY)
  return (
    <form onSubmit={(event) => (event.preventDefault(), drop())}>
      <input aria-label="code" value={typed.code} onChange={({ currentTarget: { value } }) => type({ code: value })} />
      <button type="submit">send</button>
    </form>
  )
}

function TabsShell() {
  useFocusOnNavigation()
  const session = useSession()
  return (
    <>
      {session && <OpenedTabs key={session.user_id} />}
      <main id="content">
        <Outlet />
      </main>
    </>
  )
}

function createTestRouter(href: string) {
  const root = createRootRoute({ component: TabsShell, notFoundComponent: () => <h1>nothing</h1> })
  const page = (path: string, title: ReturnType<typeof msg>, { form = false, crumbs = ['title'] as readonly CrumbKind[] } = {}) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData: { section: 'fate', title, crumbs },
      component: () => (
        <>
          <h1>{path}</h1>
          {form && <CodeForm />}
          <Link to="/fate/days">to the days</Link>
        </>
      ),
    })
  const pages = [
    page('/fate/index', msg`今日`),
    page('/fate/month', msg`月运`, { crumbs: ['month'] }),
    page('/fate/days', msg`择日`),
    page('/archive/index', msg({ message: '命书', context: 'section' }), { crumbs: ['archive', 'card'] }),
    page('/archive/add', msg`添加档案`, { form: true }),
    page('/setting/exchangecode', msg`兑换码`, { form: true }),
  ]
  const history = createMemoryHistory({ initialEntries: [href] })
  return createRouter({ routeTree: root.addChildren(pages), history })
}

export function renderTabs(href = '/fate/index') {
  const router = createTestRouter(href)
  const screen = render(
    <Providers>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Providers>,
  )
  const go = (to: string, more: object = {}) => router.navigate({ to, ...more } as never)
  return { ...screen, router, go }
}
