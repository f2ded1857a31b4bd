import type { ChosenConfig, ConfigValues, ConfigName, SentConfig } from '#contract/settings.ts'

/** Values by setting name, and the time when the user chose each (ms, never later than the server's clock when stored). */
export interface ConfigChoices {
  readonly values: ConfigValues
  readonly times: ChosenConfig['chosen_at']
}

interface Choice {
  readonly value: unknown
  readonly at: number
}

/** Whether the candidate is later. Equal times are ordered by the values' JSON, so the result does not depend on the order of arrival. */
function isLater(candidate: Choice, before: Choice): boolean {
  return candidate.at === before.at ? JSON.stringify(candidate.value) > JSON.stringify(before.value) : candidate.at > before.at
}

/**
 * Returns the later choice of each value. A missing time, or one ahead of the server's clock, counts as now; a future time
 * would win forever.
 */
export function mergeChoices(before: ConfigChoices, { chosen_at = {}, ...change }: SentConfig, now: number): ConfigChoices {
  const values: Record<string, unknown> = { ...before.values }
  const times = { ...before.times }
  // Only settings that the client sent: the schema adds no missing keys.
  for (const name of Object.keys(change) as ConfigName[]) {
    const stored = { value: before.values[name] ?? null, at: before.times[name] ?? 0 }
    const latest = Math.max(now, stored.at + 1)
    const candidate = { value: change[name], at: Math.min(chosen_at[name] ?? latest, latest) }
    if (!isLater(candidate, stored)) continue
    values[name] = candidate.value
    times[name] = candidate.at
  }
  return { values, times }
}
