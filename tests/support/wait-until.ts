/** Looks at most so often, three milliseconds apart or more: half a minute and longer. */
const LOOKS = 10_000

/** Waits until something holds. It looks often: what follows is to come at any moment, not at a pace. @throws Error when it never holds */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  throw new Error(`never held: ${holds.toString()}`)
}
