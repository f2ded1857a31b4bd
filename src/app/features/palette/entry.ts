/** Kinds of entries, in their order at equal rank. */
export const ENTRY_KINDS = [
  'day',
  'almanac',
  'year',
  'page',
  'archive',
  'card',
  'setting',
  'conversation',
  'note',
  'term',
  'passage',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export interface PaletteEntry {
  /** Unique and stable across restarts: `term:bazi`. */
  readonly id: string
  readonly kind: EntryKind
  readonly name: string
  /** Second line with details. */
  readonly note?: string | undefined
  /** Other names by which the search finds the entry, in any language. */
  readonly aliases?: readonly string[]
  /** Current value of a setting that choosing the entry changes. */
  readonly value?: string | undefined
  readonly open: () => void
  /** Opens the settings page; defined only for a setting that choosing the entry changes in place. */
  readonly openPage?: () => void
}
