/** How long after the pointer is up its click may still come. */
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

/** Runs at once, or after the press under way: what is replaced between a finger's down and up never gets its click. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run)
  else run()
}
