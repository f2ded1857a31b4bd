import type { Page } from '@playwright/test'

/** Sets language and appearance as if they had been chosen on this device before. */
export async function dress(page: Page, origin: string, locale: string, mode: string) {
  await page.goto(`${origin}/privacyagreement`)
  await page.evaluate(
    async ([locale, mode]) => {
      localStorage.setItem('starter-locale', locale!)
      localStorage.setItem('mingshu-mode', mode!)
      // The page makes its database when it is idle; opened before that, it would be an empty one.
      while (!(await indexedDB.databases()).some(({ name }) => name === 'mingshu')) await new Promise((resolve) => setTimeout(resolve, 50))
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('mingshu')
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
      })
      const settings = db.transaction('settings', 'readwrite').objectStore('settings')
      settings.put({ key: 'display', value: { mode } })
      settings.put({ key: 'language', value: locale })
      // Later than any answer of the server, whose own settings would be taken over otherwise.
      settings.put({ key: 'changedAt', value: Date.now() + 86_400_000 })
      await new Promise((resolve) => settings.transaction.addEventListener('complete', resolve))
      db.close()
    },
    [locale, mode],
  )
}

/** The language that this device has written down. */
export function keptLanguage(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('mingshu')
        request.addEventListener('success', () => {
          const db = request.result
          const row = db.transaction('settings').objectStore('settings').get('language')
          row.addEventListener('success', () => {
            db.close()
            resolve((row.result as { value: unknown } | undefined)?.value)
          })
        })
      }),
  )
}
