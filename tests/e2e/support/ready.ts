import type { Page } from '@playwright/test'

/** Waits until the page stands: drawn, with its faces, and nothing asked for, brought or sent. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const isDrawn = document.documentElement.hasAttribute('data-ready') && !document.querySelector('main[aria-busy="true"]')
    if (!isDrawn || document.fonts.status !== 'loaded') return false
    // Whoever brings or sends holds a lock.
    const { held = [], pending = [] } = await navigator.locks.query()
    return held.length + pending.length === 0
  })
}

/** Waits until a page on which no app runs has loaded, and has nothing more to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Goes to a page within the app, as a link does: without loading all of it again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    document.documentElement.removeAttribute('data-ready')
    history.pushState(null, '', path)
  }, path)
  await untilReady(page)
}
