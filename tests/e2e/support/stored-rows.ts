import { expect, type Page } from '@playwright/test'

/**
 * Waits until a store of the user's database has a row with these parts in key and value, since screens may show a change before
 * it is stored.
 */
export async function untilRowStored(page: Page, store: string, within = '', said = ''): Promise<void> {
  const isStored = () =>
    page.evaluate(
      async ([from, part, expected]) => {
        const name = (await indexedDB.databases()).map((each) => each.name ?? '').find((each) => each.startsWith('mingshu-'))!
        const db = await new Promise<IDBDatabase>((resolve) => {
          const open = indexedDB.open(name)
          open.addEventListener('success', () => resolve(open.result))
        })
        const rows = db.transaction(from).objectStore(from)
        const [keys, all] = await Promise.all(
          [rows.getAllKeys(), rows.getAll()].map(
            (asked) => new Promise<unknown[]>((resolve) => asked.addEventListener('success', () => resolve(asked.result))),
          ),
        )
        db.close()
        return keys!.some((key, i) => JSON.stringify(key).includes(part) && JSON.stringify(all![i]).includes(expected))
      },
      [store, within, said] as const,
    )
  await expect.poll(isStored).toBe(true)
}
