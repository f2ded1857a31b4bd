/** Devices that change archives while their browsers are killed, and a record of each confirmed change. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../support/chromium.ts'
import type { Change } from './device-changes.ts'
import type { HostileConnection } from './hostile-connection.ts'
import { lin } from './person.ts'

/** Path of the script that calls the device layer. */
export const DOOR = '/device.js'
type Door = typeof import('./device-door.ts')

/** Birth of every archive. */
export const profile = {
  ...lin,
  gender: '1',
  hour_unknown: false,
  disambiguation: 'compatible',
  solar_time: true,
  zi: '23',
  school: {},
  told_within: null,
} as const

/** Expected state of an archive that only one device changes. */
interface ExpectedArchive {
  name: string
  edits: number
  isRemoved: boolean
}

/** A browser with a profile on disk and an open app page, from which the device layer can be called. */
export class Device {
  readonly label: string
  page!: Page
  private context!: BrowserContext
  private readonly line: HostileConnection
  private readonly profileDir = mkdtempSync(join(tmpdir(), 'mingshu-converge-'))

  constructor(label: string, line: HostileConnection) {
    this.label = label
    this.line = line
  }

  async open(): Promise<void> {
    this.context = await chromium.launchPersistentContext(this.profileDir, {
      ...(chromiumPath() && { executablePath: chromiumPath()! }),
      args: chromiumFlags,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 390, height: 844 },
    })
    this.page = this.context.pages()[0] ?? (await this.context.newPage())
    await this.page.goto(`${this.line.url}/archive/index`)
  }

  /** Kills the browser without a shutdown, as the operating system may. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.context.once('close', resolve))
    execFileSync('pkill', ['-9', '-f', this.profileDir])
    await gone
  }

  async close(): Promise<void> {
    await this.context.close()
    rmSync(this.profileDir, { recursive: true, force: true })
  }

  /** Calls the device layer in the page. Repeats the call once if the page reloaded itself because of a wrong file. */
  async ask<N extends keyof Door>(name: N, ...given: Parameters<Door[N]>): Promise<Awaited<ReturnType<Door[N]>>> {
    const ask = () =>
      this.page.evaluate(
        async ([door, called, all]) => {
          const layer = (await import(door)) as Record<string, (...args: unknown[]) => Promise<never>>
          return layer[called]!(...all)
        },
        [DOOR, name as string, given] as const,
      )
    try {
      return await ask()
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error
      await this.page.waitForLoadState()
      return ask()
    }
  }

  /** Deletes all Cache Storage entries, as a browser does when storage is low. */
  async loseFiles(): Promise<void> {
    await this.page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
  }
}

/** One user on one device; records each change that the device confirmed. */
export class Usage {
  readonly confirmed = new Map<string, ExpectedArchive>()
  private readonly device: Device
  private readonly userId: string
  private readonly who: string
  private readonly random: () => number
  private count = 0

  constructor(device: Device, userId: string, who: string, random: () => number) {
    this.device = device
    this.userId = userId
    this.who = who
    this.random = random
  }

  /** Makes one change to the archives that only this device changes; with `kill`, kills the browser during the change. */
  async step({ kill = false } = {}): Promise<void> {
    const change = this.next()
    const made = this.device.ask('applyArchiveChange', this.userId, profile, change).then(
      (was) => ({ was }),
      () => undefined,
    )
    if (kill) {
      await this.pause()
      await this.device.kill()
      await this.device.open()
    }
    const answer = await made
    if (answer ? answer.was : await this.isThere(change)) this.write(change)
  }

  /** Changes an archive that other devices change too. */
  async changeShared(shared: readonly string[], names: Set<string>): Promise<void> {
    const what = this.pick(['edit', 'edit', 'edit', 'pin', 'remove', 'restore'] as const)
    const change = { what, id: this.pick(shared), name: this.newName() }
    names.add(change.name)
    await this.device.ask('applyArchiveChange', this.userId, profile, change).catch(() => {})
  }

  private next(): Change {
    const there = [...this.confirmed].filter(([, { isRemoved }]) => !isRemoved).map(([id]) => id)
    const removed = [...this.confirmed].filter(([, { isRemoved }]) => isRemoved).map(([id]) => id)
    const what = this.pick(['add', 'add', 'add', 'edit', 'edit', 'edit', 'edit', 'pin', 'remove', 'restore'] as const)
    const from = what === 'restore' ? removed : there
    if (what === 'add' || from.length === 0) return { what: 'add', id: randomUUID(), name: this.newName() }
    return { what, id: this.pick(from), name: this.newName() }
  }

  private write({ what, id, name }: Change): void {
    const before = this.confirmed.get(id) ?? { name, edits: 0, isRemoved: false }
    if (what === 'edit') this.confirmed.set(id, { ...before, name, edits: before.edits + 1 })
    else this.confirmed.set(id, { ...before, isRemoved: what === 'remove' || (what !== 'restore' && before.isRemoved) })
  }

  /** Whether the device stored a change that was not confirmed before the kill. */
  private async isThere({ what, id, name }: Change): Promise<boolean> {
    const { archives } = await this.device.ask('readDeviceState', this.userId)
    const found = archives.find(({ archive_id }) => archive_id === id)
    if (what === 'remove') return !found
    return what === 'edit' ? found?.user_name === name : found !== undefined
  }

  private newName = () => `${this.who}${++this.count}`
  private pick = <T>(list: readonly T[]): T => list[Math.floor(this.random() * list.length)]!
  private pause = () => new Promise((resolve) => setTimeout(resolve, this.random() * 40))
}
