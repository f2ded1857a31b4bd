import type { ReactNode } from 'react'
import { storage } from '../../browser/storage.ts'
import { NotFoundPage } from '../../errors/not-found-page.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const ShellPage = lazyComponent<{ children?: ReactNode }>(() => import('./shell-page.tsx').then((file) => file.ShellPage), {
  isWanted: () => true,
})

/** An address that names no page: in the shell for who is logged in, so that every way on is there. */
export function UnknownPage() {
  if (storage.token())
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
