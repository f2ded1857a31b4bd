/** How long after the pointer is up its click may still come. */
const CLICK_MS = 50

/** Ends with the press that is under way. */
let press: Promise<void> | undefined

addEventListener(
  'pointerdown',
  () => {
    press = new Promise((resolve) => {
      const end = () =>
        setTimeout(() => {
          press = undefined
          resolve()
        }, CLICK_MS)
      for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { once: true, capture: true })
    })
  },
  { capture: true },
)

/** Runs at once, or after the press under way: what is replaced between a finger's down and up never gets its click. */
export function afterPress(run: () => void): void {
  if (press) void press.then(run)
  else run()
}
