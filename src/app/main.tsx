import '#device/browser/group-by.ts'
import './appearance/theme.css'
import './appearance/contrast.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import './fonts/latin.css'
import './appearance/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { watchLeave } from '#device/store/abort-on-leave.ts'
import { startAppearance } from './appearance/appearance.ts'
import { loadFonts } from './fonts/load.ts'
import { detectLocale, startLocale, withMessages } from './language/i18n.ts'
import { watchInstall } from './updates/install.ts'
import { Providers } from './boot/providers.tsx'
import { startPwa } from './updates/pwa.ts'
import { storage } from './browser/storage.ts'
import { whenIdle } from './browser/when-idle.ts'
import { router } from './boot/router.tsx'
import { prefetchRoute } from './routes/prefetch-route.ts'
import { followHistory } from './ui/close-on-back.ts'

/** How long the static title stays while the first screen loads. */
const MAX_TITLE_MS = 1500

/** Loads messages, files and guards in parallel, then renders. The title, or the picture of the day, is replaced by a complete screen. */
async function start() {
  // `public/boot.js` shows the reason.
  if (document.documentElement.hasAttribute('data-unsupported')) return
  // `public/boot.js` repairs a page whose code never ran; this marks that it did.
  document.documentElement.dataset['begun'] = ''
  ignoreSkippedTransitions()
  watchLeave(window, () => location.reload())
  startAppearance()
  watchInstall()
  const locale = detectLocale()
  const areMessagesLoaded = startLocale(locale)
  prefetchRoute(router, location.pathname)
  const isReady = router.load().catch(() => undefined)
  await areMessagesLoaded
  const hasPicture = document.querySelector('[data-picture]') !== null
  await (hasPicture ? isReady : Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, MAX_TITLE_MS))]))
  createRoot(document.getElementById('root')!).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  // With a service worker the fonts are cached; otherwise they load after the first screen.
  const areFontsCached = Boolean(navigator.serviceWorker?.controller)
  if (areFontsCached) void loadFonts(locale)
  const scrolled = scrollY
  const stop = router.subscribe('onRendered', () => {
    stop()
    // Only now: the router loads a guard's redirect itself only while its history has no subscribers.
    router.history.subscribe(followHistory)
    // The user may have scrolled the picture already.
    if (hasPicture) scrollTo(0, scrolled)
    if (!areFontsCached) whenIdle(() => void loadFonts(locale))
    if (storage.hasRepair()) void withMessages(import('./boot/report-repair.ts')).then(({ reportRepair }) => reportRepair())
    startPwa()
    if (storage.hasPendingLogout())
      whenIdle(() => void import('./session/pending-logouts.ts').then(({ flushPendingLogouts }) => flushPendingLogouts()))
  })
}

/**
 * Ignores rejections of view transitions that the browser skipped (next navigation) or aborted (resize). The page is rendered all the
 * same, and the router does not catch them.
 */
function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /^Transition was (?:skipped|aborted)/.test(reason.message)) event.preventDefault()
  })
}

// No top-level await: it makes the build put every shared module into its own file.
void start()
