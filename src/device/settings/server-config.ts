import type { ChosenConfig, ConfigValues, ConfigName, SentConfig } from '#contract/settings.ts'
import type { Intent } from '../store/intent.ts'
import type { UserDb } from '../store/db.ts'
import { readPendingChanges } from '../intents/overlay.ts'
import { applyConfig } from './shown-config.ts'

/** Subject of all changes of settings in the outbox. */
export const SETTINGS_SUBJECT = 'settings'

const SERVER_CONFIG_KEY = 'toldConfig'

type Times = ChosenConfig['chosen_at']

/** Values as the server last reported them, and the time at which each was chosen (ms). */
interface ServerConfig {
  readonly values: ConfigValues
  readonly times: Times
}

async function readServerConfig(db: UserDb): Promise<ServerConfig> {
  return ((await db.state.get(SERVER_CONFIG_KEY))?.value as ServerConfig | undefined) ?? { values: {}, times: {} }
}

/**
 * Stores each value of a response that is not older than the known one, since responses can arrive out of order. Call inside
 * `withTransaction`.
 */
export async function storeServerConfig(db: UserDb, { interface_language, settings, chosen_at }: ChosenConfig): Promise<void> {
  const incoming = { ...settings, interface_language }
  const { values, times } = await readServerConfig(db)
  const accepted = (Object.keys(incoming) as ConfigName[]).filter((name) => (chosen_at[name] ?? 0) >= (times[name] ?? 0))
  const pickAccepted = (from: object) => Object.fromEntries(Object.entries(from).filter(([name]) => accepted.includes(name as ConfigName)))
  await db.state.put({
    key: SERVER_CONFIG_KEY,
    value: { values: { ...values, ...pickAccepted(incoming) }, times: { ...times, ...pickAccepted(chosen_at) } },
  })
}

/** Returns a change in the form that is sent. A change queued before times were stored counts as chosen when it was queued. */
function toSentConfig({ input, at }: Intent): SentConfig & { chosen_at: Times } {
  const { chosen_at, ...change } = input as SentConfig
  return { ...change, chosen_at: chosen_at ?? Object.fromEntries(Object.keys(change).map((name) => [name, at])) }
}

/** Returns all pending changes of settings, merged into one. */
export async function readUnsentConfig(db: UserDb): Promise<SentConfig & { chosen_at: Times }> {
  const sent = (await readPendingChanges(db, SETTINGS_SUBJECT)).map(toSentConfig)
  return Object.assign({}, ...sent, { chosen_at: Object.assign({}, ...sent.map(({ chosen_at }) => chosen_at)) })
}

/** Returns the time at which each shown value was chosen (ms), including pending changes. */
export async function readKnownTimes(db: UserDb): Promise<Times> {
  return { ...(await readServerConfig(db)).times, ...(await readUnsentConfig(db)).chosen_at }
}

/** Applies the server's values on this device; pending changes take precedence. */
export async function applyServerConfig(db: UserDb): Promise<void> {
  const { chosen_at: _, ...unsent } = await readUnsentConfig(db)
  await applyConfig({ ...(await readServerConfig(db)).values, ...unsent })
}
