/** Sleep timer, shared by reading aloud and recordings. */
import { createExternalStore } from '../../../live/external-store.ts'

/** Choices of the sleep timer in minutes; `end`: at the end of the current card or chapter. */
export const SLEEP_CHOICES = [10, 20, 30, 'end'] as const
export type SleepSetting = (typeof SLEEP_CHOICES)[number] | 'never'

export const sleepTimerSetting = createExternalStore<SleepSetting>('never')

let timer: ReturnType<typeof setTimeout> | undefined

/** Sets the timer; `pause` is called when it expires. */
export function setSleepTimer(choice: SleepSetting, pause: () => void): void {
  clearTimeout(timer)
  sleepTimerSetting.set(choice)
  if (typeof choice !== 'number') return
  timer = setTimeout(() => {
    sleepTimerSetting.set('never')
    pause()
  }, choice * 60_000)
}

/** Returns true if playback must stop at the end of this card or chapter, and then resets the timer. */
export function consumeSleepAtEnd(): boolean {
  const isEnd = sleepTimerSetting.get() === 'end'
  if (isEnd) sleepTimerSetting.set('never')
  return isEnd
}
