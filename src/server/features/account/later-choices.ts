import type { ChosenConfig, ConfigChange, ConfigName, SentConfig } from '#contract/settings.ts'

/** Values by name, and when each was chosen (ms, not later than the server's clock). */
export interface ConfigChoices {
  readonly values: ConfigChange
  readonly times: ChosenConfig['chosen_at']
}

interface Choice {
  readonly value: unknown
  readonly at: number
}

/** Of two choices with the same time the result does not depend on their order. */
function isLater(candidate: Choice, before: Choice): boolean {
  return candidate.at === before.at ? JSON.stringify(candidate.value) > JSON.stringify(before.value) : candidate.at > before.at
}

/**
 * The later choice of each value. A time ahead of the server's clock counts as now, so that it does not win for ever; a missing
 * time counts as now, after all known ones.
 */
export function mergeChoices(before: ConfigChoices, { chosen_at = {}, ...change }: SentConfig, now: number): ConfigChoices {
  const values: Record<string, unknown> = { ...before.values }
  const times = { ...before.times }
  // The schema sets a key only if it was sent.
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
