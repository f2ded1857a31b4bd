import { useSyncExternalStore } from 'react'
import type { Settings } from '#contract/settings.ts'
import { brandHexes, paintBrand } from './brand.ts'
import { storage } from '../browser/storage.ts'
import { onSystemModeChange, paintMode, resolvedMode } from './theme.ts'

const listeners = new Set<() => void>()
let mode = storage.mode()
let brand = keptBrand()
let painted = resolvedMode(mode)

/** Local storage can hold anything; an older version may have known other pigments. */
function keptBrand(): Settings['brandTheme'] {
  const kept = storage.brand()
  return kept in brandHexes ? kept : 'darkGrey'
}

function repaint() {
  painted = resolvedMode(mode)
  paintMode(painted)
  paintBrand(brand, painted)
  for (const listener of listeners) listener()
}

/** Follows the system while the mode is auto; called once, before the first render. */
export function startAppearance() {
  repaint()
  onSystemModeChange(() => mode === 'auto' && repaint())
  // Another tab may have changed it.
  addEventListener('storage', () => {
    mode = storage.mode()
    brand = keptBrand()
    repaint()
  })
}

export function setMode(next: Settings['mode']) {
  if (next === mode) return
  mode = next
  storage.keepMode(next)
  repaint()
}

export function setBrand(next: Settings['brandTheme']) {
  if (next === brand) return
  brand = next
  storage.keepBrand(next)
  repaint()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Light or dark, as painted now. */
export function useResolvedMode(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => painted)
}

/** The chosen mode: light, dark or auto. */
export function useMode(): Settings['mode'] {
  return useSyncExternalStore(subscribe, () => mode)
}

/** The chosen pigment. */
export function useBrand(): Settings['brandTheme'] {
  return useSyncExternalStore(subscribe, () => brand)
}
