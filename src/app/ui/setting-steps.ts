import { type ConfigChange, DISPLAY_SETTINGS, READING_SETTINGS, type Settings } from '#contract/settings.ts'
import { openSession } from '#device/session/session.ts'
import { changeConfig, readSettings } from '#device/settings/settings.ts'
import { externalStore, useStore } from '../live/external-store.ts'
import { useUserId } from '../session/session.ts'

/** What a change of looks or reading replaced, and who made it: what was chosen by one user is not taken back by the next. */
interface Step {
  readonly userId: string
  readonly before: ConfigChange
}

const KEPT = 50
const steps = externalStore<readonly Step[]>([])
const shown: readonly (keyof Settings)[] = [...DISPLAY_SETTINGS, ...READING_SETTINGS]

// Each reads what the one before it has written.
let turn = Promise.resolve()
function inTurn(act: () => Promise<void>): Promise<void> {
  const done = turn.then(act)
  turn = done.catch(() => undefined)
  return done
}

const userIdNow = async () => (await openSession())?.user_id ?? ''

/** Keeps a change of the settings; one of looks or reading can be taken back while the page stands. */
export function changeInSteps(change: ConfigChange): Promise<void> {
  return inTurn(async () => {
    const [userId, settings] = [await userIdNow(), await readSettings()]
    const changed = shown.filter((name) => name in change && change[name] !== settings[name])
    await changeConfig(change)
    if (changed.length === 0) return
    const before: ConfigChange = Object.fromEntries(changed.map((name) => [name, settings[name]]))
    steps.set([...steps.get().filter((step) => step.userId === userId), { userId, before }].slice(-KEPT))
  })
}

/** Takes the latest change of looks or reading back; does nothing where there is none. */
export function takeStepBack(): Promise<void> {
  return inTurn(async () => {
    const [userId, step] = [await userIdNow(), steps.get().at(-1)]
    if (step?.userId !== userId) return
    await changeConfig(step.before)
    steps.set(steps.get().slice(0, -1))
  })
}

/** How many changes can be taken back. */
export function useStepCount(): number {
  const userId = useUserId()
  return useStore(steps, (all) => all.filter((step) => step.userId === userId).length)
}
