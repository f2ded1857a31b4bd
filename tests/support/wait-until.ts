/** Waits until something holds. It looks often: what follows is to come at any moment, not at a pace. */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 3))
}
