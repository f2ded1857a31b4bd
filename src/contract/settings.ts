import * as z from 'zod/mini'
import { LEVELS } from '#readings/reader/levels.ts'
import { flag, integer, oneOf } from './fields.ts'
import { LOCALES } from './locale.ts'

export const BRAND_COLOURS = ['darkGrey', 'blue', 'lightBlue', 'green', 'yellow', 'orange', 'red', 'pink', 'purple'] as const
export type BrandColour = (typeof BRAND_COLOURS)[number]

const shape = {
  showFooter: flag,
  isSidebarCompact: flag,
  showBreadcrumb: flag,
  mode: oneOf(['light', 'dark', 'auto']),
  layout: oneOf(['side', 'top']),
  splitMenu: flag,
  sideMode: oneOf(['light', 'dark']),
  isFooterAside: flag,
  isSidebarFixed: flag,
  isHeaderFixed: flag,
  isUseTabsRouter: flag,
  showHeader: flag,
  brandTheme: oneOf(BRAND_COLOURS),
  showSettingPanel: flag,
}

/** How books are read: for whom, and one of five sizes. */
export const READER_SIZES = [1, 2, 3, 4, 5] as const

const reading = {
  readerLevel: oneOf(LEVELS),
  readerSize: integer(READER_SIZES[0], READER_SIZES.length),
}

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

/** Display settings (product spec §2): kept on the device and following the user. */
export const settings = z.object({
  ...shape,
  // An answer that was kept from before they were asked for has none.
  readerLevel: z._default(reading.readerLevel, 'plain'),
  readerSize: z._default(reading.readerSize, 2),
  remindAt: z._default(reminding.remindAt, 480),
  remindDaily: z._default(reminding.remindDaily, true),
  remindTerms: z._default(reminding.remindTerms, true),
  remindTurns: z._default(reminding.remindTurns, true),
  remindMembership: z._default(reminding.remindMembership, true),
})
export type Settings = z.infer<typeof settings>

export const defaultSettings: Settings = {
  showFooter: true,
  isSidebarCompact: false,
  showBreadcrumb: false,
  mode: 'light',
  layout: 'side',
  splitMenu: false,
  sideMode: 'light',
  isFooterAside: false,
  isSidebarFixed: true,
  isHeaderFixed: true,
  isUseTabsRouter: false,
  showHeader: true,
  brandTheme: 'darkGrey',
  showSettingPanel: false,
  readerLevel: 'plain',
  readerSize: 2,
  remindAt: 480,
  remindDaily: true,
  remindTerms: true,
  remindTurns: true,
  remindMembership: true,
}

/** What changed; whatever is left out stays. */
export const configChange = z.partial(z.object({ interface_language: oneOf(LOCALES), ...shape, ...reading, ...reminding }))
export type ConfigChange = z.infer<typeof configChange>

export const config = z.object({ interface_language: z.enum(LOCALES), settings })
export type Config = z.infer<typeof config>
