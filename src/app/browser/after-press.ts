/** Longest delay in ms between `pointerup` and its click. */
const CLICK_MS = 50

let isPressed = false
const waiting = new Set<() => void>()

function end(): void {
  setTimeout(() => {
    isPressed = false
    for (const run of waiting) run()
    waiting.clear()
  }, CLICK_MS)
}
addEventListener('pointerdown', () => void (isPressed = true), true)
addEventListener('pointerup', end, true)
addEventListener('pointercancel', end, true)

/** Runs `run` now, or after the current press: an element replaced between `pointerdown` and `pointerup` gets no click. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run)
  else run()
}
