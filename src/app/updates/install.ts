import { useSyncExternalStore } from 'react'

/** Chromium's offer to install; no library has its type. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How this browser installs: it offers it, by the share menu (iOS), by a menu of its own, or it is done. */
export type InstallWay = 'prompt' | 'ios' | 'menu' | 'installed'

let prompt: InstallPrompt | null = null
let isInstalled = false
const listeners = new Set<() => void>()

function change(next: { prompt: InstallPrompt | null; isInstalled: boolean }) {
  prompt = next.prompt
  isInstalled = next.isInstalled
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for the moment when it is wanted. Called once at start: the event comes early. */
export function watchInstall(): void {
  const standalone = matchMedia('(display-mode: standalone)')
  isInstalled = standalone.matches
  standalone.addEventListener('change', () => change({ prompt, isInstalled: standalone.matches }))
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change({ prompt: event as InstallPrompt, isInstalled })
  })
  addEventListener('appinstalled', () => change({ prompt: null, isInstalled: true }))
}

function isIos(): boolean {
  // iPadOS calls itself a Mac; no Mac has a touch screen.
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
}

function wayNow(): InstallWay {
  if (isInstalled) return 'installed'
  if (prompt) return 'prompt'
  return isIos() ? 'ios' : 'menu'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, wayNow)
}

/** Shows the browser's own question. It can be shown once; the browser offers it again later. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const offer = prompt
  if (!offer) return 'dismissed'
  change({ prompt: null, isInstalled })
  return (await offer.prompt()).outcome
}
