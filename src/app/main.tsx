import './theme.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import './fonts/latin.css'
import './base.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { config } from 'zod/v4/core'
import { startAppearance } from './appearance.ts'
import { loadFonts } from './fonts/load.ts'
import { activateLocale, detectLocale } from './i18n.ts'
import { watchInstall } from './install.ts'
import { Providers } from './providers.tsx'
import { startPwa } from './pwa.ts'
import { router } from './router.tsx'
import { fetchAhead } from './routes/ahead.ts'

// The content security policy forbids eval; zod's compiled checkers would try it.
config({ jitless: true })

/** The words and the page's own files come at the same time; the first render waits for the words. */
async function start() {
  startAppearance()
  watchInstall()
  fetchAhead(location.pathname)
  const locale = detectLocale()
  await activateLocale(locale)
  createRoot(document.getElementById('root')!).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  void loadFonts(locale)
  const stop = router.subscribe('onRendered', () => {
    stop()
    startPwa()
  })
}

// No top-level await: with one the build keeps every shared module in a file of its own.
void start()
