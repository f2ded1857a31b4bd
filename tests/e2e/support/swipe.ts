import type { CDPSession } from '@playwright/test'

/** While pages cross, their pictures lie over them and take every touch: two frames until they begin, and until they have crossed. */
const CROSSED = `new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))).then(() =>
  Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished)))`

/** A finger that goes sideways, and `down` so far, from the middle of a screen that stands still. */
export async function swipe(hand: CDPSession, from: number, to: number, down = 0) {
  await hand.send('Runtime.evaluate', { expression: CROSSED, awaitPromise: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] })
  await touch('touchStart', from, 400)
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8, 400 - (down * step) / 8)
  await touch('touchEnd')
}
