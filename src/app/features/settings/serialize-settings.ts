import { type ConfigValues, DISPLAY_SETTINGS, pastedSettingsChange, READING_SETTINGS, type Settings } from '#contract/settings.ts'

/** Picks the appearance and reading settings. */
export function appearanceSettingsOf(settings: Settings): ConfigValues {
  return Object.fromEntries([...DISPLAY_SETTINGS, ...READING_SETTINGS].map((name) => [name, settings[name]]))
}

/** Serializes appearance and reading settings as JSON, for use in another account. */
export const serializeSettings = (settings: Settings): string => JSON.stringify(appearanceSettingsOf(settings))

/** Result of parsing pasted text: a valid change, or the reason why nothing is applied. */
export type PastedSettingsResult =
  | { readonly kind: 'change'; readonly change: ConfigValues }
  /** The text contains no settings. */
  | { readonly kind: 'foreign' }
  /** Unknown setting names, and settings with invalid values. */
  | { readonly kind: 'wrong'; readonly unknown: readonly string[]; readonly bad: readonly (keyof typeof pastedSettingsChange.shape)[] }

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function parsePastedSettings(text: string): PastedSettingsResult {
  const json = tryParseJson(text)
  if (typeof json !== 'object' || json === null || Array.isArray(json) || Object.keys(json).length === 0) return { kind: 'foreign' }
  const { success, data, error } = pastedSettingsChange.safeParse(json)
  if (success) return { kind: 'change', change: data }
  const names = new Set(error.issues.map(({ path }) => path[0]))
  return {
    kind: 'wrong',
    unknown: error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])),
    bad: [...DISPLAY_SETTINGS, ...READING_SETTINGS].filter((name) => names.has(name)),
  }
}
