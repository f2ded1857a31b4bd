import type { ReactNode } from 'react'
import { browserStorage } from '../../browser/storage.ts'
import { NotFoundPage } from '../../errors/error-pages.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const ShellPage = lazyComponent<{ children?: ReactNode }>(() => import('./shell-page.tsx').then((file) => file.ShellPage), {
  isWanted: () => true,
})

/** The 404 page. For logged-in users it is inside the shell, with its navigation. */
export function UnknownPage() {
  if (browserStorage.getToken())
    return (
      <ShellPage>
        <NotFoundPage />
      </ShellPage>
    )
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}
