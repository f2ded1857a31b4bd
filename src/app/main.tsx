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
import { watchLeave } from '#device/store/leave.ts'
import { startAppearance } from './appearance/appearance.ts'
import { loadFonts } from './fonts/load.ts'
import { detectLocale, startIn, withMessages } from './language/i18n.ts'
import { watchInstall } from './updates/install.ts'
import { ignoreSkippedTransitions } from './boot/skipped-transitions.ts'
import { Providers } from './boot/providers.tsx'
import { startPwa } from './updates/pwa.ts'
import { storage } from './browser/storage.ts'
import { whenIdle } from './browser/when-idle.ts'
import { router } from './boot/router.tsx'
import { fetchAhead } from './routes/ahead.ts'
import { followHistory } from './ui/back-closes.ts'

/** The title that the page came with stays for so long while the first screen gets ready. */
const PATIENCE_MS = 1500

/** Words, files and guards at the same time. The title gives way to a whole screen, not to an empty one; a picture of the day, to the day. */
async function start() {
  // `public/boot.js` has said why not.
  if (document.documentElement.hasAttribute('data-unsupported')) return
  // For `public/boot.js`, which sees to a page whose code never came.
  document.documentElement.dataset['begun'] = ''
  ignoreSkippedTransitions()
  watchLeave(window, () => location.reload())
  startAppearance()
  watchInstall()
  const locale = detectLocale()
  const areWordsHere = startIn(locale)
  fetchAhead(router, location.pathname)
  const isReady = router.load().catch(() => undefined)
  await areWordsHere
  const hasPicture = document.querySelector('[data-picture]') !== null
  await (hasPicture ? isReady : Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]))
  createRoot(document.getElementById('root')!).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  // A kept app has its faces here; otherwise they wait until the screen stands that they dress.
  const areFacesHere = Boolean(navigator.serviceWorker?.controller)
  if (areFacesHere) void loadFonts(locale)
  const scrolled = scrollY
  const stop = router.subscribe('onRendered', () => {
    stop()
    // Not sooner: who listens before the router does would be taken for it, and a guard's redirect would lead nowhere.
    router.history.subscribe(followHistory)
    // Whoever has begun to read on the picture reads on.
    if (hasPicture) scrollTo(0, scrolled)
    if (!areFacesHere) whenIdle(() => void loadFonts(locale))
    if (storage.isMendUntold()) void withMessages(import('./boot/tell-mend.ts')).then(({ tellMend }) => tellMend())
    startPwa()
    if (storage.hasFarewell()) whenIdle(() => void import('./session/farewells.ts').then(({ followFarewells }) => followFarewells()))
  })
}

// No top-level await: with one the build keeps every shared module in a file of its own.
void start()
