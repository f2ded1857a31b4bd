import type { ChosenConfig, ConfigChange, ConfigName, SentConfig } from '#contract/settings.ts'

/** Values by their names, and when each was chosen, milliseconds by the server's clock at the latest. */
export interface Choices {
  readonly values: ConfigChange
  readonly times: ChosenConfig['chosen_at']
}

interface Choice {
  readonly value: unknown
  readonly at: number
}

/** Of two choices of one moment the same stands, whichever is heard of first. */
function isLater(told: Choice, before: Choice): boolean {
  return told.at === before.at ? JSON.stringify(told.value) > JSON.stringify(before.value) : told.at > before.at
}

/**
 * The later choice of each value. A device whose clock is ahead has chosen now at the latest, so that it does not win for ever;
 * one that names no time has chosen now, after all that is known.
 */
export function laterChoices(before: Choices, { chosen_at = {}, ...change }: SentConfig, now: number): Choices {
  const values: Record<string, unknown> = { ...before.values }
  const times = { ...before.times }
  // The schema gives a key only where one was sent.
  for (const name of Object.keys(change) as ConfigName[]) {
    const kept = { value: before.values[name] ?? null, at: before.times[name] ?? 0 }
    const latest = Math.max(now, kept.at + 1)
    const told = { value: change[name], at: Math.min(chosen_at[name] ?? latest, latest) }
    if (!isLater(told, kept)) continue
    values[name] = told.value
    times[name] = told.at
  }
  return { values, times }
}
