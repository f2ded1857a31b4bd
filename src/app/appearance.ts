import { useSyncExternalStore } from 'react'
import type { Settings } from '#contract/settings.ts'
import { storage } from './storage.ts'
import { onSystemModeChange, paintMode, resolvedMode } from './theme.ts'

const listeners = new Set<() => void>()
let mode = storage.mode()
let painted = resolvedMode(mode)

function repaint() {
  painted = resolvedMode(mode)
  paintMode(painted)
  for (const listener of listeners) listener()
}

/** Follows the system while the mode is auto; called once, before the first render. */
export function startAppearance() {
  repaint()
  onSystemModeChange(() => mode === 'auto' && repaint())
  // Another tab may have changed it.
  addEventListener('storage', () => {
    mode = storage.mode()
    repaint()
  })
}

export function setMode(next: Settings['mode']) {
  mode = next
  storage.keepMode(next)
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
