import { type ConfigChange, DISPLAY_SETTINGS, lookChange, READING_SETTINGS, type Settings } from '#contract/settings.ts'

/** How things look and read, of a person's settings. */
export function lookOf(settings: Settings): ConfigChange {
  return Object.fromEntries([...DISPLAY_SETTINGS, ...READING_SETTINGS].map((name) => [name, settings[name]]))
}

/** Settings of looks and reading as a line of JSON, to be taken to another account. */
export const settingsTextOf = (settings: Settings): string => JSON.stringify(lookOf(settings))

/** What pasted text holds: a change to be made whole, or why nothing of it is. */
export type PastedSettings =
  | { readonly kind: 'change'; readonly change: ConfigChange }
  /** No settings at all. */
  | { readonly kind: 'foreign' }
  /** Names that are no settings, and settings whose values are none. */
  | { readonly kind: 'wrong'; readonly unknown: readonly string[]; readonly bad: readonly (keyof typeof lookChange.shape)[] }

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function pastedSettingsOf(text: string): PastedSettings {
  const json = jsonOf(text)
  if (typeof json !== 'object' || json === null || Array.isArray(json) || Object.keys(json).length === 0) return { kind: 'foreign' }
  const { success, data, error } = lookChange.safeParse(json)
  if (success) return { kind: 'change', change: data }
  const names = new Set(error.issues.map(({ path }) => path[0]))
  return {
    kind: 'wrong',
    unknown: error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])),
    bad: [...DISPLAY_SETTINGS, ...READING_SETTINGS].filter((name) => names.has(name)),
  }
}
