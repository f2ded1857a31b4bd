import './theme.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import './fonts/latin.css'
import './base.css'
import './ui/toast.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { startAppearance } from './appearance.ts'
import { loadFonts } from './fonts/load.ts'
import { activateLocale, detectLocale } from './i18n.ts'
import { Providers } from './providers.tsx'
import { startPwa } from './pwa.ts'
import { router } from './router.tsx'

// The content security policy forbids eval; zod's compiled checkers would try it.
z.config({ jitless: true })

startAppearance()
const locale = detectLocale()
await activateLocale(locale)
createRoot(document.getElementById('root')!).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
)
void loadFonts(locale)
startPwa()
