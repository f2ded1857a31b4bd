import type { Settings } from '#contract/settings.ts'
import { storage } from '../browser/storage.ts'
import { externalStore, useStore } from '../live/external-store.ts'
import { brandHexes, paintBrand } from './brand.ts'
import { onSystemModeChange, paintMode, resolvedMode } from './theme.ts'

/** Local storage can hold anything; an older version may have known other pigments. */
function keptBrand(): Settings['brandTheme'] {
  const kept = storage.brand()
  return kept in brandHexes || /^#[0-9a-f]{6}$/.test(kept) ? kept : 'darkGrey'
}

interface Chosen {
  readonly mode: Settings['mode']
  readonly brand: Settings['brandTheme']
}

const keptLook = (): Chosen => ({ mode: storage.mode(), brand: keptBrand() })
const lookOf = ({ mode, brand }: Chosen) => ({ mode, brand, painted: resolvedMode(mode) })
const look = externalStore(lookOf(keptLook()))

function paint(chosen: Chosen) {
  const next = lookOf(chosen)
  paintMode(next.painted)
  paintBrand(next.brand, next.painted)
  look.set(next)
}

/** Follows the system while the mode is auto; called once, before the first render. */
export function startAppearance() {
  paint(look.get())
  onSystemModeChange(() => look.get().mode === 'auto' && paint(look.get()))
  // Another tab may have changed it.
  addEventListener('storage', () => paint(keptLook()))
}

export function setMode(mode: Settings['mode']) {
  if (mode === look.get().mode) return
  storage.keepMode(mode)
  paint({ ...look.get(), mode })
}

export function setBrand(brand: Settings['brandTheme']) {
  if (brand === look.get().brand) return
  storage.keepBrand(brand)
  paint({ ...look.get(), brand })
}

/** Light or dark, as painted now. */
export function useResolvedMode(): 'light' | 'dark' {
  return useStore(look, ({ painted }) => painted)
}

/** The chosen mode: light, dark or auto. */
export function useMode(): Settings['mode'] {
  return useStore(look, ({ mode }) => mode)
}

/** The chosen pigment. */
export function useBrand(): Settings['brandTheme'] {
  return useStore(look, ({ brand }) => brand)
}
