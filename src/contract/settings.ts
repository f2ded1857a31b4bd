import * as z from 'zod/mini'
import { LEVELS } from '#readings/reader/levels.ts'
import { booleanSchema, createIntegerSchema, timestampSchema, createEnumSchema } from './fields.ts'
import { LOCALES } from './locale.ts'

export const BRAND_COLOURS = ['darkGrey', 'blue', 'lightBlue', 'green', 'yellow', 'orange', 'red', 'pink', 'purple'] as const
export type BrandColour = (typeof BRAND_COLOURS)[number]
/** A custom colour, `#rrggbb` in lower case. */
export type HexColour = `#${string}`

export const DISPLAY_MODES = ['light', 'dark', 'auto'] as const
export const LAYOUTS = ['side', 'top', 'mix'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Schema of the brand colour: one of `BRAND_COLOURS` by name, or a custom colour. */
const brand = z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(
  z.refine((value) => (BRAND_COLOURS as readonly string[]).includes(value) || /^#[0-9a-f]{6}$/.test(value), {
    error: `enum:${BRAND_COLOURS.join(', ')}, #rrggbb`,
  }),
) as unknown as z.ZodMiniType<BrandColour | HexColour>

const display = {
  showFooter: booleanSchema,
  isSidebarCompact: booleanSchema,
  showBreadcrumb: booleanSchema,
  mode: createEnumSchema(DISPLAY_MODES),
  layout: createEnumSchema(LAYOUTS),
  splitMenu: booleanSchema,
  sideMode: createEnumSchema(['light', 'dark']),
  isFooterAside: booleanSchema,
  isSidebarFixed: booleanSchema,
  isHeaderFixed: booleanSchema,
  isUseTabsRouter: booleanSchema,
  showHeader: booleanSchema,
  brandTheme: brand,
  showSettingPanel: booleanSchema,
}
/** Names of the fourteen settings of P-03, in the order of P-03. */
export const DISPLAY_SETTINGS = Object.keys(display) as (keyof typeof display)[]
export type DisplaySetting = keyof typeof display

/** Text sizes for reading, smallest first. */
export const READER_SIZES = [1, 2, 3, 4, 5] as const

/** Reading preferences, and defaults of a new archive. */
const reading = {
  /** Reader level of the books' texts. */
  readerLevel: createEnumSchema(LEVELS),
  readerSize: createIntegerSchema(READER_SIZES[0], READER_SIZES.length),
  /** Typeface of long texts. */
  readerFace: createEnumSchema(['song', 'hei']),
  /** Vertical titles and sentences, in languages that have them. */
  verticalText: booleanSchema,
  /** Hour format: by language, 24 hours, or 12 hours. */
  timeFormat: createEnumSchema(['auto', '24', '12']),
  /** Ages in digits, or in Chinese characters in languages that have them. */
  ageNumerals: createEnumSchema(['figures', 'characters']),
  /** Default of `solar_time` for a new archive. */
  newSolarTime: booleanSchema,
  /** Default of `zi` for a new archive. */
  newZi: createEnumSchema(['23', '24']),
}
export const READING_SETTINGS = Object.keys(reading) as (keyof typeof reading)[]
export type ReadingSetting = keyof typeof reading

/** A change of display and reading settings: the settings that can be copied and pasted as text. */
export const pastedSettingsChange = z.partial(z.strictObject({ ...display, ...reading }))

/** Reminder settings: time of day and topics, for all devices of the user. */
const reminding = {
  /** Minute of the user's local day, 0…1439. */
  remindAt: createIntegerSchema(0, 1439),
  /** Whether to remind of the daily sentence. */
  remindDaily: booleanSchema,
  /** Whether to remind of solar terms. */
  remindTerms: booleanSchema,
  /** Whether to remind of the start of a new month, year or luck pillar of the chart. */
  remindTurns: booleanSchema,
  /** Whether to remind of the end of a membership. */
  remindMembership: booleanSchema,
}

/** All settings (those of P-03 and later ones): stored on the device and synchronised with the user's account. */
export const settings = z.object({
  ...display,
  // Absent in responses cached before these settings existed.
  readerLevel: z._default(reading.readerLevel, 'plain'),
  readerSize: z._default(reading.readerSize, 2),
  readerFace: z._default(reading.readerFace, 'song'),
  verticalText: z._default(reading.verticalText, true),
  timeFormat: z._default(reading.timeFormat, 'auto'),
  ageNumerals: z._default(reading.ageNumerals, 'figures'),
  newSolarTime: z._default(reading.newSolarTime, true),
  newZi: z._default(reading.newZi, '23'),
  remindAt: z._default(reminding.remindAt, 480),
  remindDaily: z._default(reminding.remindDaily, true),
  remindTerms: z._default(reminding.remindTerms, true),
  remindTurns: z._default(reminding.remindTurns, true),
  remindMembership: z._default(reminding.remindMembership, true),
})
export type Settings = z.infer<typeof settings>

const values = { interface_language: createEnumSchema(LOCALES), ...display, ...reading, ...reminding }
/** Names of the values that are synchronised automatically: language and settings. */
export type ConfigName = keyof typeof values

/** The changed values; omitted ones stay the same. */
const configValues = z.partial(z.object(values))
/** Changed values of language and settings, without the times of the choices. */
export type ConfigValues = z.infer<typeof configValues>

/** Returns a schema with an optional time (ms) for each value. */
const timesOf = <Time extends z.ZodMiniType>(time: Time) =>
  z.partial(z.object(Object.fromEntries(Object.keys(values).map((name) => [name, time])) as Record<ConfigName, Time>))

/**
 * Changed values with the time of each choice by the device's clock; the later choice wins. A value without a time
 * counts as chosen on arrival.
 */
export const sentConfig = z.extend(configValues, { chosen_at: z.optional(timesOf(timestampSchema)) })
export type SentConfig = z.infer<typeof sentConfig>

export const config = z.object({ interface_language: z.enum(LOCALES), settings })

/**
 * Configuration with the time of each choice (ms), capped at the server's time. A value never chosen, or chosen before times were stored,
 * has none.
 */
export const chosenConfig = z.extend(config, { chosen_at: z._default(timesOf(z.number()), {}) })
export type ChosenConfig = z.infer<typeof chosenConfig>
