import { expect, type Page } from '@playwright/test'

/** Waits until the page is rendered with its fonts, no data is being sent or fetched, and the text is stable. */
export async function untilReady(page: Page): Promise<void> {
  let [before, same] = [null as string | null, 0]
  const poll = async () => {
    const text = await page.evaluate(textWhenReady)
    same = text !== null && text === before ? same + 1 : 0
    before = text
    return same
  }
  await expect.poll(poll, { intervals: [50] }).toBe(2)
}

/** Runs in the page: returns its text if it is ready, else null. */
async function textWhenReady(): Promise<string | null> {
  // The content is rendered after the route, when its data has been read from the device database; every rendered page has a heading.
  const isDrawn = document.querySelector('h1') !== null && document.querySelector('main[aria-busy="true"]') === null
  if (!isDrawn || !document.documentElement.hasAttribute('data-ready') || document.fonts.status !== 'loaded') return null
  // The app holds a lock during every download and upload of data.
  const { held = [], pending = [] } = await navigator.locks.query()
  return held.length + pending.length === 0 ? document.body.innerText : null
}

/** Waits until a page on which the app may not start has loaded and is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Navigates without a reload, as a link of the app does. */
export async function navigateWithoutReload(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), path)
  await untilReady(page)
}
