import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { storage } from '../browser/storage.ts'
import { externalStore, useStore } from '../live/external-store.ts'
import { isBrand } from './brand.ts'
import { paintBrand } from './paint-brand.ts'
import { onSystemModeChange, paintMode, resolvedMode } from './theme.ts'

type Chosen = Pick<Settings, 'mode' | 'sideMode' | 'brandTheme'>

/** Local storage can hold anything; an older version may have known other colours. */
function keptLook(): Chosen {
  const { mode, sideMode, brandTheme } = { ...defaultSettings, ...storage.settings() }
  return { mode, sideMode, brandTheme: isBrand(brandTheme) ? brandTheme : defaultSettings.brandTheme }
}

const lookOf = ({ mode, sideMode, brandTheme }: Chosen) => ({ mode, sideMode, brandTheme, painted: resolvedMode(mode) })
const look = externalStore(lookOf(keptLook()))

function paint(chosen: Chosen) {
  const next = lookOf(chosen)
  paintMode(next.painted, next.sideMode)
  paintBrand(next.brandTheme, next.painted, next.sideMode)
  look.set(next)
}

/** Follows the system while the mode is auto; called once, before the first render. */
export function startAppearance() {
  paint(look.get())
  onSystemModeChange(() => look.get().mode === 'auto' && paint(look.get()))
}

function choose(chosen: Partial<Chosen>) {
  const next = { ...look.get(), ...chosen }
  const { mode, sideMode, brandTheme } = look.get()
  if (next.mode === mode && next.sideMode === sideMode && next.brandTheme === brandTheme) return
  storage.keepSettings({ ...storage.settings(), ...chosen })
  paint(next)
}

export const setMode = (mode: Settings['mode']) => choose({ mode })

/** The colour under a hand that still chooses: what was kept earlier is not painted over it. */
let colourInHand: Settings['brandTheme'] | undefined

/** Paints a colour before it is kept; whoever keeps it says so with `brandKept`. */
export function setBrand(brandTheme: Settings['brandTheme']) {
  colourInHand = brandTheme
  choose({ brandTheme })
}
export function brandKept(brandTheme: Settings['brandTheme']) {
  if (colourInHand === brandTheme) colourInHand = undefined
}

/** All that is painted from, at once, as it was kept. */
export const setLook = ({ mode, sideMode, brandTheme }: Chosen) => choose({ mode, sideMode, brandTheme: colourInHand ?? brandTheme })

/** Light or dark, as painted now. */
export function useResolvedMode(): 'light' | 'dark' {
  return useStore(look, ({ painted }) => painted)
}

/** The chosen mode: light, dark or auto. */
export function useMode(): Settings['mode'] {
  return useStore(look, ({ mode }) => mode)
}

/** The chosen pigment, or a colour of one's own. */
export function useBrand(): Settings['brandTheme'] {
  return useStore(look, ({ brandTheme }) => brandTheme)
}
