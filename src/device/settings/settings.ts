import type { Locale } from '#contract/locale.ts'
import type { Config, ConfigChange, Settings } from '#contract/settings.ts'
import { defaultSettings } from '#contract/settings.ts'
import { hasConfigSince } from './config-kind.ts'
import { keepUnclaimed, queueConfig } from './config-queue.ts'
import { whileOpen } from '../store/db.ts'
import { deviceDb } from '../store/device-db.ts'
import { knownTimeOf } from '../store/known-time.ts'
import { openSession } from '../session/session.ts'

/** The display settings that hold on this device. */
export async function readSettings(): Promise<Settings> {
  const kept = (await deviceDb.settings.get('display'))?.value as Partial<Settings> | undefined
  return { ...defaultSettings, ...kept }
}

/** The language that follows the user; null until one was chosen or came with an account. */
export async function readLanguage(): Promise<Locale | null> {
  return ((await deviceDb.settings.get('language'))?.value as Locale | undefined) ?? null
}

/** Changes settings or language at once; the server hears of it, at the next login when nobody is logged in. */
export async function changeConfig(change: ConfigChange): Promise<void> {
  const session = await openSession()
  // The intent first: a crash in between shows the change late instead of losing it.
  if (session) await queueConfig(session.user_id, change)
  else await keepUnclaimed(change)
  const { interface_language, ...display } = change
  await write(display, interface_language)
}

/** Takes over what the server has, unless something here is newer than the asking. */
export async function adoptConfig(userId: string, config: Config, askedAt: number): Promise<void> {
  if (await whileOpen(userId, false, (db) => hasConfigSince(db, askedAt))) return
  if ((knownTimeOf((await deviceDb.settings.get('changedAt'))?.value as number | undefined) ?? 0) >= askedAt) return
  await write(config.settings, config.interface_language)
}

async function write(display: ConfigChange, language: Locale | undefined): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const value = { ...(await readSettings()), ...display }
    await deviceDb.settings.put({ key: 'display', value })
    if (language !== undefined) await deviceDb.settings.put({ key: 'language', value: language })
    // An answer that was asked for before now is too old to be taken over.
    await deviceDb.settings.put({ key: 'changedAt', value: Date.now() })
  })
}
