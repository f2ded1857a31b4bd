import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { TestServer } from './server.ts'

const door = fileURLToPath(new URL('device-door.ts', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

let bundled: Promise<string> | undefined

/** Returns the source of one script that bundles `device-door.ts` and the device layer. */
export function bundleDeviceLayer(): Promise<string> {
  return (bundled ??= bundle())
}

async function bundle(): Promise<string> {
  const build = await rolldown({ input: door, cwd: root, platform: 'browser' })
  const { output } = await build.generate({ codeSplitting: false })
  return output[0].code
}

/** Opens an empty page on the server's origin, in which `import('/device.js')` loads the device layer. */
export async function openDeviceLayer(page: Page, server: TestServer): Promise<void> {
  const code = await bundleDeviceLayer()
  await page.route('**/device.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>empty</title>' }))
  await page.goto(`${server.url}/empty`)
}
