import { expect, type Page } from '@playwright/test'

/** Waits until the page stands: drawn, with its faces, nothing asked for, brought or sent, and saying nothing new. */
export async function untilReady(page: Page): Promise<void> {
  let [before, same] = [null as string | null, 0]
  const look = async () => {
    const said = await page.evaluate(saidWhenReady)
    same = said !== null && said === before ? same + 1 : 0
    before = said
    return same
  }
  await expect.poll(look, { intervals: [50] }).toBe(2)
}

/** What a page says that stands; null of one that does not. */
async function saidWhenReady(): Promise<string | null> {
  // What is read from the device's own database comes after the route; every page that has it has a heading.
  const isDrawn = document.querySelector('h1') !== null && document.querySelector('main[aria-busy="true"]') === null
  if (!isDrawn || !document.documentElement.hasAttribute('data-ready') || document.fonts.status !== 'loaded') return null
  // Whoever brings or sends holds a lock.
  const { held = [], pending = [] } = await navigator.locks.query()
  return held.length + pending.length === 0 ? document.body.innerText : null
}

/** Waits until a page on which no app runs has loaded, and has nothing more to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Goes to a page within the app, as a link does: without loading all of it again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), path)
  await untilReady(page)
}
