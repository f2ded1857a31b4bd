import type { BrowserContext } from '@playwright/test'
import type { ConfigValues } from '#contract/settings.ts'
import { openDeviceLayer } from './device-layer.ts'
import type { TestServer } from './server.ts'

type DeviceDoor = typeof import('./device-door.ts')

/** A second tab without the app's screens. It writes through the app's device layer, so that the app's tab is notified. */
export interface OtherTab {
  /** Changes settings in the same way as the settings page. */
  readonly changeConfig: (change: ConfigValues) => Promise<void>
  /** Holds a transaction on the device database, which blocks all other transactions until `releaseDatabase`. */
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
