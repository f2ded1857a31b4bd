import type { CDPSession } from '@playwright/test'

/** Script that waits for a page transition, whose snapshots would receive every touch: two frames for its start, then its end. */
const CROSSED = `new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))).then(() =>
  Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished)))`

/** Swipes from x `from` to `to`, with the finger moving up by `down` pixels from y 400, after any page transition has ended. */
export async function swipe(hand: CDPSession, from: number, to: number, down = 0) {
  await hand.send('Runtime.evaluate', { expression: CROSSED, awaitPromise: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] })
  await touch('touchStart', from, 400)
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8, 400 - (down * step) / 8)
  await touch('touchEnd')
}
