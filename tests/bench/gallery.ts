/** Load time and frame times of a gallery with 200 images at 4× CPU throttling. Run after a build: `node tests/bench/gallery.ts`. */
import { chromium } from '@playwright/test'
import { seedLogin, newAddress, addArchive } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

const PICTURES = 200
const SLOWER = 4

const server = await TestServer.start()
const browser = await chromium.launch({ ...(chromiumPath() && { executablePath: chromiumPath()! }), args: chromiumFlags })
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await seedLogin(page, server, newAddress())
  const token = (await page.evaluate(() => localStorage.getItem('mingshu-token')))!
  const { archive_id } = await addArchive(server, token)
  await page.goto(`${server.url}/fate/pic`)
  await page.getByRole('link', { name: '画一张' }).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.evaluate(fillGallery, { archive_id, count: PICTURES })

  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = Date.now()
  await page.reload()
  await page.locator('li img').first().waitFor()
  console.log(`${PICTURES} pictures, CPU ${SLOWER} times slower: the first is shown after ${Date.now() - before} ms`)
  const frames = (await page.evaluate(scrollThrough)).sort((a, b) => a - b)
  const at = (share: number) => frames[Math.min(frames.length - 1, Math.floor(share * frames.length))]!.toFixed(1)
  console.log(`${frames.length} frames: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`)
} finally {
  await browser.close()
  await server.stop()
}

/** Runs in the page: writes images into the device database as if they had been downloaded. */
async function fillGallery({ archive_id, count }: { archive_id: string; count: number }) {
  const name = (await indexedDB.databases()).map((one) => one.name!).find((one) => one.startsWith('mingshu-'))!
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
  const blobs = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const canvas = new OffscreenCanvas(222, 480)
      const pen = canvas.getContext('2d')!
      for (let y = 0; y < 480; y += 4) {
        pen.fillStyle = `hsl(${(at * 37 + y) % 360} 40% 55%)`
        pen.fillRect((at * 13 + y * 7) % 200, y, 160, 4)
      }
      return canvas.convertToBlob({ type: 'image/webp' })
    }),
  )
  const step = db.transaction(['images', 'thumbs'], 'readwrite')
  blobs.forEach((blob, at) => {
    const image_id = crypto.randomUUID()
    const recipe = { composition: 0, palette: 0, scheme: 'light', width: 1290, height: 2796, safe_top: 0, safe_bottom: 0 }
    const month = `${2010 + (at % 16)}-0${1 + (at % 9)}`
    const made = { made_by: 'house', type: 'image/png', bytes: 2_000_000, asked_at: 1.7e12 + at, ended_at: 1.7e12 + at }
    const image = { image_id, archive_id, kind: at % 3 ? 'wallpaper' : 'avatar', month, recipe, state: 'done', ...made }
    step
      .objectStore('images')
      .put({ image_id, shown: image, confirmed: image, full: null, thumb: blob.size, is_let_go: true, leaving_at: null })
    step.objectStore('thumbs').put({ image_id, blob })
  })
  await new Promise((resolve) => step.addEventListener('complete', resolve))
  db.close()
}

/** Scrolls to the end of the page at 2400 pixels per second; returns the milliseconds between frames. */
function scrollThrough(): Promise<number[]> {
  const [frames, speed] = [[] as number[], 2.4]
  return new Promise((resolve) => {
    let last = performance.now()
    const start = last
    const step = (now: number) => {
      frames.push(now - last)
      last = now
      scrollTo(0, (now - start) * speed)
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      if (isEnd && now - start > 500) resolve(frames.slice(1))
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
