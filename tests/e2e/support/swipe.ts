import type { CDPSession } from '@playwright/test'

/** A finger that goes sideways, and `down` so far, from the middle of the screen. */
export async function swipe(hand: CDPSession, from: number, to: number, down = 0) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] })
  await touch('touchStart', from, 400)
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8, 400 - (down * step) / 8)
  await touch('touchEnd')
}
