import '@mantine/core/styles.layer.css'
import '#app/appearance/theme.css'
import '#app/appearance/contrast.css'
import '#app/fonts/latin.css'
import '#app/appearance/base.css'
import './frame.css'
import { createRoot } from 'react-dom/client'
import { applyBrandVariables } from '#app/appearance/brand.ts'
import { applyColorMode } from '#app/appearance/theme.ts'
import { loadFonts } from '#app/fonts/load.ts'
import { activateLocale, startLocale } from '#app/language/i18n.ts'
import { applyWritingPreferences, writingPreferences } from '#app/language/writing-preferences.ts'
import { Catalogue } from './themed.tsx'
import { parseCatalogueAppearance } from './look.ts'

const root = createRoot(document.getElementById('root')!)

/** Renders the pieces; called again whenever the controls change the URL fragment. */
async function show() {
  const look = parseCatalogueAppearance(location.hash)
  const mode = look.mode === 'dark' ? 'dark' : 'light'
  // Simulates a larger font size set in the browser.
  document.documentElement.style.fontSize = `${look.text}%`
  applyColorMode(mode, look.side)
  applyBrandVariables(look.brand, mode, look.side)
  applyWritingPreferences({ ...writingPreferences.get(), verticalText: look.flow === 'upright', readerFace: look.face }, look.locale)
  await startLocale(look.locale)
  await activateLocale(look.locale)
  root.render(<Catalogue mode={mode} />)
  void loadFonts(look.locale)
}

addEventListener('hashchange', () => void show())
void show()
