import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { browserStorage } from '../browser/storage.ts'
import { createExternalStore, useStore } from '../live/external-store.ts'
import { isBrand, applyBrandVariables } from './brand.ts'
import { onSystemModeChange, applyColorMode, resolveMode } from './theme.ts'

type Chosen = Pick<Settings, 'mode' | 'sideMode' | 'brandTheme'>

/** Returns the appearance in local storage. Replaces an invalid brand, e.g. of an older version of the app, by the default. */
function readStoredAppearance(): Chosen {
  const { mode, sideMode, brandTheme } = { ...defaultSettings, ...browserStorage.getSettings() }
  return { mode, sideMode, brandTheme: isBrand(brandTheme) ? brandTheme : defaultSettings.brandTheme }
}

const appearanceOf = ({ mode, sideMode, brandTheme }: Chosen) => ({ mode, sideMode, brandTheme, painted: resolveMode(mode) })
const appearance = createExternalStore(appearanceOf(readStoredAppearance()))

function paint(chosen: Chosen) {
  const next = appearanceOf(chosen)
  applyColorMode(next.painted, next.sideMode)
  applyBrandVariables(next.brandTheme, next.painted, next.sideMode)
  appearance.set(next)
}

/** Applies the stored appearance and follows the system's colour scheme while the mode is `auto`. Call it once, before the first render. */
export function startAppearance() {
  paint(appearance.get())
  onSystemModeChange(() => appearance.get().mode === 'auto' && paint(appearance.get()))
}

function choose(chosen: Partial<Chosen>) {
  const next = { ...appearance.get(), ...chosen }
  const { mode, sideMode, brandTheme } = appearance.get()
  if (next.mode === mode && next.sideMode === sideMode && next.brandTheme === brandTheme) return
  browserStorage.setSettings({ ...browserStorage.getSettings(), ...chosen })
  paint(next)
}

/** Applies the mode (light, dark or auto) to the page and to its copy in local storage, not to the settings in the database. */
export const setColorMode = (mode: Settings['mode']) => choose({ mode })

/** Brand that the user is previewing; the stored brand does not overwrite it. */
let previewedBrand: Settings['brandTheme'] | undefined

/** Previews a brand before it is stored. Call `endBrandPreview` once the brand is stored. */
export function previewBrand(brandTheme: Settings['brandTheme']) {
  previewedBrand = brandTheme
  choose({ brandTheme })
}
/** Ends the preview of a brand, because it is now stored. */
export function endBrandPreview(brandTheme: Settings['brandTheme']) {
  if (previewedBrand === brandTheme) previewedBrand = undefined
}

/** Applies stored settings, except the brand while another one is being previewed. */
export const applyStoredAppearance = ({ mode, sideMode, brandTheme }: Chosen) =>
  choose({ mode, sideMode, brandTheme: previewedBrand ?? brandTheme })

/** Returns the mode as rendered: light or dark. Live. */
export function useResolvedMode(): 'light' | 'dark' {
  return useStore(appearance, ({ painted }) => painted)
}

/** Returns the chosen mode: light, dark or auto. Live. */
export function useColorMode(): Settings['mode'] {
  return useStore(appearance, ({ mode }) => mode)
}

/** Returns the chosen brand: the name of a pigment or a custom colour as `#rrggbb`. Live. */
export function useBrand(): Settings['brandTheme'] {
  return useStore(appearance, ({ brandTheme }) => brandTheme)
}
