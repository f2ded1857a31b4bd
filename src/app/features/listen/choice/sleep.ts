/** When what is heard falls silent by itself, whichever voice it is. */
import { createExternalStore } from '../../../live/external-store.ts'

/** Minutes; `end`: with the card or chapter that is being read. */
export const SLEEPS = [10, 20, 30, 'end'] as const
export type Sleep = (typeof SLEEPS)[number] | 'never'

export const sleep = createExternalStore<Sleep>('never')

let timer: ReturnType<typeof setTimeout> | undefined

/** `pause` silences whatever is heard by then. */
export function chooseSleep(choice: Sleep, pause: () => void): void {
  clearTimeout(timer)
  sleep.set(choice)
  if (typeof choice !== 'number') return
  timer = setTimeout(() => {
    sleep.set('never')
    pause()
  }, choice * 60_000)
}

/** Whether all shall be silent now that a card or chapter has ended; asked once. */
export function endsHere(): boolean {
  const isEnd = sleep.get() === 'end'
  if (isEnd) sleep.set('never')
  return isEnd
}
