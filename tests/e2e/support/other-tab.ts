import type { BrowserContext } from '@playwright/test'
import type { ConfigChange } from '#contract/settings.ts'
import { openDeviceLayer } from './device-layer.ts'
import type { TestServer } from './server.ts'

type DeviceDoor = typeof import('./device-door.ts')

/** Another tab of the same browser, without a screen. What it stores, it stores by the app's device layer, so that the page hears of it. */
export interface OtherTab {
  /** Changes settings as their screen does. */
  readonly changeConfig: (change: ConfigChange) => Promise<void>
  /** Opens a transaction on the device's database, which nobody else reads or writes until it is given back. */
  readonly holdDatabase: () => Promise<void>
  readonly releaseDatabase: () => Promise<void>
}

export async function openOtherTab(context: BrowserContext, server: TestServer): Promise<OtherTab> {
  const tab = await context.newPage()
  await openDeviceLayer(tab, server)
  const door = await tab.evaluateHandle((address) => import(address) as Promise<DeviceDoor>, '/device.js')
  return {
    changeConfig: (change) => door.evaluate((device, given) => device.changeConfig(given), change),
    holdDatabase: () => door.evaluate((device) => device.holdDatabase()),
    releaseDatabase: () => door.evaluate((device) => device.releaseDatabase()),
  }
}
