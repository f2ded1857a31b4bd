import { useEffect } from 'react'

/** Keeps the screen lit while mounted and wanted, where the browser can. A lock is lost whenever the page is hidden. */
export function useWakeLock(isAsked = true): void {
  useEffect(() => {
    if (!isAsked) return undefined
    let isWanted = true
    let lock: WakeLockSentinel | undefined
    async function take() {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery, absent in some browsers: then the screen follows its own rule.
      const taken = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isWanted) lock = taken
      else void taken?.release()
    }
    const again = () => void take()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [isAsked])
}
