import type { ChosenConfig, ConfigChange, ConfigName, SentConfig } from '#contract/settings.ts'
import type { Intent } from '../store/intent.ts'
import type { UserDb } from '../store/db.ts'
import { pendingOf } from '../intents/overlay.ts'
import { showHere } from './shown-config.ts'

/** What every change of the settings is about. */
export const SETTINGS = 'settings'

const TOLD = 'toldConfig'

type Times = ChosenConfig['chosen_at']

/** What the server said last of each value, and when that was chosen. */
interface Told {
  readonly values: ConfigChange
  readonly times: Times
}

async function readTold(db: UserDb): Promise<Told> {
  return ((await db.state.get(TOLD))?.value as Told | undefined) ?? { values: {}, times: {} }
}

/** Takes over of an answer each value that is not older than the known one: answers overtake one another. Call inside `withTransaction`. */
export async function keepTold(db: UserDb, { interface_language, settings, chosen_at }: ChosenConfig): Promise<void> {
  const told = { ...settings, interface_language }
  const { values, times } = await readTold(db)
  const taken = (Object.keys(told) as ConfigName[]).filter((name) => (chosen_at[name] ?? 0) >= (times[name] ?? 0))
  const takenOf = (from: object) => Object.fromEntries(Object.entries(from).filter(([name]) => taken.includes(name as ConfigName)))
  await db.state.put({ key: TOLD, value: { values: { ...values, ...takenOf(told) }, times: { ...times, ...takenOf(chosen_at) } } })
}

/** A change as it is sent. One that waits from before times were kept was chosen when it was queued. */
function sentIn({ input, at }: Intent): SentConfig & { chosen_at: Times } {
  const { chosen_at, ...change } = input as SentConfig
  return { ...change, chosen_at: chosen_at ?? Object.fromEntries(Object.keys(change).map((name) => [name, at])) }
}

/** What waits to be sent, as one change. */
export async function unsentConfig(db: UserDb): Promise<SentConfig & { chosen_at: Times }> {
  const sent = (await pendingOf(db, SETTINGS)).map(sentIn)
  return Object.assign({}, ...sent, { chosen_at: Object.assign({}, ...sent.map(({ chosen_at }) => chosen_at)) })
}

/** When each value that is shown was chosen, unsent ones included. */
export async function knownTimes(db: UserDb): Promise<Times> {
  return { ...(await readTold(db)).times, ...(await unsentConfig(db)).chosen_at }
}

/** Shows on this device what the server said, value by value, and over it what waits to be sent. */
export async function showConfig(db: UserDb): Promise<void> {
  const { chosen_at: _, ...unsent } = await unsentConfig(db)
  await showHere({ ...(await readTold(db)).values, ...unsent })
}
