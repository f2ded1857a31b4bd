import { createExternalStore, useStore } from '../live/external-store.ts'

/** Chromium's `beforeinstallprompt` event; the TypeScript libs do not declare it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How this browser installs the app: prompt, iOS share menu, Safari's Dock, a browser menu, not at all, or already installed. */
export type InstallWay = 'prompt' | 'ios' | 'dock' | 'menu' | 'none' | 'installed'

interface Offer {
  readonly prompt: InstallPrompt | null
  readonly isInstalled: boolean
}

const offer = createExternalStore<Offer>({ prompt: null, isInstalled: false })
const change = (next: Partial<Offer>) => offer.set({ ...offer.get(), ...next })

/** Stores the browser's install prompt for later use. Call it once at start, because the event fires early. */
export function trackInstallState(): void {
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
  // Recognises iPads by touch: iPadOS reports a Mac, but no Mac has a touch screen.
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
}

/** Returns whether this is desktop Firefox: it cannot install apps, while mobile Firefox can from its menu. */
function isDesktopFirefox(): boolean {
  return /Firefox\//.test(navigator.userAgent) && !/Android|Mobile|Tablet/.test(navigator.userAgent)
}

/** Returns whether this is Safari: user agents of Chrome and Edge also contain `Safari`, but without `Version/` directly before it. */
function isSafariOnMac(): boolean {
  return /Macintosh.*Version\/\S+ Safari\//.test(navigator.userAgent)
}

function getInstallWay({ prompt, isInstalled }: Offer): InstallWay {
  if (isInstalled) return 'installed'
  if (prompt) return 'prompt'
  if (isIos()) return 'ios'
  if (isSafariOnMac()) return 'dock'
  return isDesktopFirefox() ? 'none' : 'menu'
}

export function useInstallWay(): InstallWay {
  return useStore(offer, getInstallWay)
}

/** Shows the browser's install prompt. A prompt can be shown only once; the browser may provide a new one later. */
export async function promptInstall(): Promise<'accepted' | 'dismissed'> {
  const { prompt } = offer.get()
  if (!prompt) return 'dismissed'
  change({ prompt: null })
  return (await prompt.prompt()).outcome
}
