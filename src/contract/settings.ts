import * as z from 'zod/mini'
import { LEVELS } from '#readings/reader/levels.ts'
import { flag, integer, moment, oneOf } from './fields.ts'
import { LOCALES } from './locale.ts'

export const BRAND_COLOURS = ['darkGrey', 'blue', 'lightBlue', 'green', 'yellow', 'orange', 'red', 'pink', 'purple'] as const
export type BrandColour = (typeof BRAND_COLOURS)[number]
/** A colour of one's own, `#rrggbb` in small letters. */
export type FreeColour = `#${string}`

export const MODES = ['light', 'dark', 'auto'] as const
export const LAYOUTS = ['side', 'top', 'mix'] as const
export type Layout = (typeof LAYOUTS)[number]

/** A pigment by its name, or a free colour. */
const brand = z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(
  z.refine((value) => (BRAND_COLOURS as readonly string[]).includes(value) || /^#[0-9a-f]{6}$/.test(value), {
    error: `enum:${BRAND_COLOURS.join(', ')}, #rrggbb`,
  }),
) as unknown as z.ZodMiniType<BrandColour | FreeColour>

const display = {
  showFooter: flag,
  isSidebarCompact: flag,
  showBreadcrumb: flag,
  mode: oneOf(MODES),
  layout: oneOf(LAYOUTS),
  splitMenu: flag,
  sideMode: oneOf(['light', 'dark']),
  isFooterAside: flag,
  isSidebarFixed: flag,
  isHeaderFixed: flag,
  isUseTabsRouter: flag,
  showHeader: flag,
  brandTheme: brand,
  showSettingPanel: flag,
}
/** The fourteen values of P-03, in its order. */
export const DISPLAY_SETTINGS = Object.keys(display) as (keyof typeof display)[]
export type DisplaySetting = keyof typeof display

/** One of five sizes in which books are read. */
export const READER_SIZES = [1, 2, 3, 4, 5] as const

/** How things are read and written, and what a new archive starts from. */
const reading = {
  /** For whom books are written. */
  readerLevel: oneOf(LEVELS),
  readerSize: integer(READER_SIZES[0], READER_SIZES.length),
  /** The face of texts that are read. */
  readerFace: oneOf(['song', 'hei']),
  /** Titles and sentences stand upright where the language has it. */
  verticalText: flag,
  /** Hours of a day: as the language writes them, to 24, or to 12 twice. */
  timeFormat: oneOf(['auto', '24', '12']),
  /** Ages in figures, or in Chinese characters where the language has them. */
  ageNumerals: oneOf(['figures', 'characters']),
  /** As `solar_time` of an archive. */
  newSolarTime: flag,
  /** As `zi` of an archive. */
  newZi: oneOf(['23', '24']),
}
export const READING_SETTINGS = Object.keys(reading) as (keyof typeof reading)[]
export type ReadingSetting = keyof typeof reading

/** A change of how things look and read, and of nothing else: what is copied and pasted as text. */
export const lookChange = z.partial(z.strictObject({ ...display, ...reading }))

/** When, and of what, a person is reminded, wherever that was asked for. */
const reminding = {
  /** Minute of the person's own day, 0…1439. */
  remindAt: integer(0, 1439),
  /** Each day's sentence. */
  remindDaily: flag,
  /** Solar terms. */
  remindTerms: flag,
  /** A new month, year or major cycle of the chart. */
  remindTurns: flag,
  /** A membership that ends. */
  remindMembership: flag,
}

/** Display settings (P-03): kept on the device and following the user. */
export const settings = z.object({
  ...display,
  // An answer that was kept from before they were asked for has none.
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

const values = { interface_language: oneOf(LOCALES), ...display, ...reading, ...reminding }
/** Whatever follows the user by itself: language and settings. */
export type ConfigName = keyof typeof values

/** What changed; whatever is left out stays. */
const configValues = z.partial(z.object(values))
export type ConfigChange = z.infer<typeof configValues>

/** A time for each value that has one, milliseconds. */
const timesOf = <Time extends z.ZodMiniType>(time: Time) =>
  z.partial(z.object(Object.fromEntries(Object.keys(values).map((name) => [name, time])) as Record<ConfigName, Time>))

/**
 * What changed, and when each was chosen by the device's clock: of two devices the later choice stands, whichever is heard of
 * first. What has no time was chosen when it arrives.
 */
export const configChange = z.extend(configValues, { chosen_at: z.optional(timesOf(moment)) })
export type SentConfig = z.infer<typeof configChange>

export const config = z.object({ interface_language: z.enum(LOCALES), settings })

/** With when each value was chosen, by the server's clock at the latest; what was never chosen, or before times were kept, has none. */
export const chosenConfig = z.extend(config, { chosen_at: z._default(timesOf(z.number()), {}) })
export type ChosenConfig = z.infer<typeof chosenConfig>
