import { useEffect } from 'react'

/** Holds a screen wake lock while mounted and `isAsked`. Requests it again when the page is visible: hiding the page releases it. */
export function useWakeLock(isAsked = true): void {
  useEffect(() => {
    if (!isAsked) return undefined
    let isWanted = true
    let lock: WakeLockSentinel | undefined
    async function take() {
      if (document.visibilityState !== 'visible') return
      // The request fails on low battery and the API is undefined in some browsers: then there is no lock.
      const sentinel = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isWanted) lock = sentinel
      else void sentinel?.release()
    }
    const retake = () => void take()
    retake()
    document.addEventListener('visibilitychange', retake)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', retake)
      void lock?.release()
    }
  }, [isAsked])
}
