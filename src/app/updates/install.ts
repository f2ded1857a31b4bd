import { externalStore, useStore } from '../live/external-store.ts'

/** Chromium's offer to install; no library has its type. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How this browser installs: it offers it, by the share menu (iOS), to the Dock (Safari on a Mac), by a menu of its own, not at all, or it is done. */
export type InstallWay = 'prompt' | 'ios' | 'dock' | 'menu' | 'none' | 'installed'

interface Offer {
  readonly prompt: InstallPrompt | null
  readonly isInstalled: boolean
}

const offer = externalStore<Offer>({ prompt: null, isInstalled: false })
const change = (next: Partial<Offer>) => offer.set({ ...offer.get(), ...next })

/** Keeps the browser's offer for the moment when it is wanted. Called once at start: the event comes early. */
export function watchInstall(): void {
  const standalone = matchMedia('(display-mode: standalone)')
  change({ isInstalled: standalone.matches })
  standalone.addEventListener('change', () => change({ isInstalled: standalone.matches }))
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change({ prompt: event as InstallPrompt })
  })
  addEventListener('appinstalled', () => change({ prompt: null, isInstalled: true }))
}

function isIos(): boolean {
  // iPadOS calls itself a Mac; no Mac has a touch screen.
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
}

/** On a phone Firefox has it in its menu; on a computer it installs nothing. */
function isFirefoxOnDesk(): boolean {
  return /Firefox\//.test(navigator.userAgent) && !/Android|Mobile|Tablet/.test(navigator.userAgent)
}

/** Chrome and Edge on a Mac name Safari, too, beside themselves. */
function isSafariOnMac(): boolean {
  return /Macintosh.*Version\/\S+ Safari\//.test(navigator.userAgent)
}

function wayOf({ prompt, isInstalled }: Offer): InstallWay {
  if (isInstalled) return 'installed'
  if (prompt) return 'prompt'
  if (isIos()) return 'ios'
  if (isSafariOnMac()) return 'dock'
  return isFirefoxOnDesk() ? 'none' : 'menu'
}

export function useInstallWay(): InstallWay {
  return useStore(offer, wayOf)
}

/** Shows the browser's own question. It can be shown once; the browser offers it again later. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const { prompt } = offer.get()
  if (!prompt) return 'dismissed'
  change({ prompt: null })
  return (await prompt.prompt()).outcome
}
