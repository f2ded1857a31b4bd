import { expect, type Page } from '@playwright/test'

/** Waits until a store of the user's database holds a row whose key tells `within`: what is seen may be ahead of what is kept. */
export async function untilRowKept(page: Page, store: string, within = ''): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async ([from, part]) => {
        const name = (await indexedDB.databases()).map((each) => each.name ?? '').find((each) => each.startsWith('mingshu-'))!
        const db = await new Promise<IDBDatabase>((resolve) => {
          const open = indexedDB.open(name)
          open.addEventListener('success', () => resolve(open.result))
        })
        const keys = await new Promise<IDBValidKey[]>((resolve) => {
          const asked = db.transaction(from).objectStore(from).getAllKeys()
          asked.addEventListener('success', () => resolve(asked.result))
        })
        db.close()
        return keys.some((key) => JSON.stringify(key).includes(part))
      },
      [store, within] as const,
    )
  await expect.poll(isKept).toBe(true)
}
