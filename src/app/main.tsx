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
import { abortTransactionsOnLeave } from '#device/store/abort-on-leave.ts'
import { startAppearance } from './appearance/appearance.ts'
import { loadFonts } from './fonts/load.ts'
import { detectLocale, startLocale, withMessages } from './language/i18n.ts'
import { trackInstallState } from './updates/install.ts'
import { Providers } from './boot/providers.tsx'
import { startPwa } from './updates/pwa.ts'
import { browserStorage } from './browser/storage.ts'
import { runWhenIdle } from './browser/when-idle.ts'
import { router } from './boot/router.tsx'
import { prefetchRoute } from './routes/prefetch-route.ts'
import { closeOverlaysOnBack } from './ui/close-on-back.ts'

/** Longest time in ms for which the static title is shown while the first screen loads. */
const MAX_TITLE_MS = 1500

/** Loads messages, chunks and guards in parallel, then renders: a complete screen replaces the static title or the day's page snapshot. */
async function start() {
  // Unsupported browser: `public/boot.js` shows the reason.
  if (document.documentElement.hasAttribute('data-unsupported')) return
  // Marks that the app's code runs: otherwise `public/boot.js` would repair the page.
  document.documentElement.dataset['begun'] = ''
  ignoreSkippedTransitions()
  abortTransactionsOnLeave(window, () => location.reload())
  startAppearance()
  trackInstallState()
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
  // With a service worker the fonts are in its cache; without one they load after the first screen.
  const areFontsCached = Boolean(navigator.serviceWorker?.controller)
  if (areFontsCached) void loadFonts(locale)
  const scrolled = scrollY
  const stop = router.subscribe('onRendered', () => {
    stop()
    // Subscribes only after the first render: the router loads a guard's redirect itself only while its history has no subscribers.
    router.history.subscribe(closeOverlaysOnBack)
    // Restores the scroll position: the user may already have scrolled the page snapshot.
    if (hasPicture) scrollTo(0, scrolled)
    if (!areFontsCached) runWhenIdle(() => void loadFonts(locale))
    if (browserStorage.hasRepair()) void withMessages(import('./boot/report-repair.ts')).then(({ showRepairToast }) => showRepairToast())
    startPwa()
    if (browserStorage.hasPendingLogout())
      runWhenIdle(() => void import('./session/pending-logouts.ts').then(({ flushPendingLogouts }) => flushPendingLogouts()))
  })
}

/**
 * Ignores the rejections of view transitions that the browser skipped or aborted: the page is rendered, but the router does not catch
 * them.
 */
function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /^Transition was (?:skipped|aborted)/.test(reason.message)) event.preventDefault()
  })
}

// No top-level await, because with it the build would put every shared module into its own chunk.
void start()
