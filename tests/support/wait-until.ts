/** Maximum number of polls, which are at least 3 ms apart: waits for 30 s or longer. */
const MAX_POLLS = 10_000

/** Polls until a condition holds, at short intervals because callers act on the exact moment. @throws Error if it never holds */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  throw new Error(`never held: ${holds.toString()}`)
}
