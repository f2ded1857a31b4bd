import { useLingui } from '@lingui/react/macro'
import { type ConfigValues, DISPLAY_SETTINGS, READING_SETTINGS, type Settings } from '#contract/settings.ts'
import { showToast } from './toast.ts'
import { getSession } from '#device/session/session.ts'
import { changeConfig, readSettings } from '#device/settings/settings.ts'
import { createExternalStore, useStore } from '../live/external-store.ts'
import { useUserId } from '../session/session.ts'

/** Returns a function that stores a settings change and syncs it; shows a toast on failure. */
export function useChangeSettings() {
  const { t } = useLingui()
  return async (change: ConfigValues) => {
    try {
      await changeSettingsWithUndo(change)
    } catch {
      showToast(t`保存失败`)
    }
  }
}

/** An undo step: the previous values of display or reading settings, and the user who changed them. */
interface Step {
  readonly userId: string
  readonly before: ConfigValues
}

const MAX_STEPS = 50
const steps = createExternalStore<readonly Step[]>([])
const undoable: readonly (keyof Settings)[] = [...DISPLAY_SETTINGS, ...READING_SETTINGS]

// Serialises the changes, because each one reads what the previous one wrote.
let lastChange = Promise.resolve()
function runSerially(act: () => Promise<void>): Promise<void> {
  const done = lastChange.then(act)
  lastChange = done.catch(() => undefined)
  return done
}

const readUserId = async () => (await getSession())?.user_id ?? ''

/** Stores a settings change. Display and reading settings can be undone until the page is closed. */
function changeSettingsWithUndo(change: ConfigValues): Promise<void> {
  return runSerially(async () => {
    const [userId, settings] = [await readUserId(), await readSettings()]
    const changed = undoable.filter((name) => name in change && change[name] !== settings[name])
    await changeConfig(change)
    if (changed.length === 0) return
    const before: ConfigValues = Object.fromEntries(changed.map((name) => [name, settings[name]]))
    steps.set([...steps.get().filter((step) => step.userId === userId), { userId, before }].slice(-MAX_STEPS))
  })
}

/** Undoes the user's latest change of display or reading settings, if any. */
export function undoSettingChange(): Promise<void> {
  return runSerially(async () => {
    const [userId, step] = [await readUserId(), steps.get().at(-1)]
    if (step?.userId !== userId) return
    await changeConfig(step.before)
    steps.set(steps.get().slice(0, -1))
  })
}

/** Returns the number of changes that can be undone. Live. */
export function useUndoCount(): number {
  const userId = useUserId()
  return useStore(steps, (all) => all.filter((step) => step.userId === userId).length)
}
