import { BRAND_COLOURS, LAYOUTS, DISPLAY_MODES, type ConfigValues, type DisplaySetting } from '#contract/settings.ts'

/** Values to test of each display setting; the custom colour is too light to be readable unchanged. */
export const walkedValues: { readonly [S in DisplaySetting]: readonly NonNullable<ConfigValues[S]>[] } = {
  showFooter: [true, false],
  isSidebarCompact: [false, true],
  showBreadcrumb: [false, true],
  mode: DISPLAY_MODES,
  layout: LAYOUTS,
  splitMenu: [false, true],
  sideMode: ['light', 'dark'],
  isFooterAside: [false, true],
  isSidebarFixed: [true, false],
  isHeaderFixed: [true, false],
  isUseTabsRouter: [false, true],
  showHeader: [true, false],
  brandTheme: [...BRAND_COLOURS, '#f2d7a0'],
  showSettingPanel: [false, true],
}

type Row = Required<Pick<ConfigValues, DisplaySetting>>
type Pair = string

const names = Object.keys(walkedValues) as DisplaySetting[]
const pairOf = (row: Partial<Row>, a: DisplaySetting, b: DisplaySetting): Pair => `${a}=${String(row[a])}&${b}=${String(row[b])}`

/** Settings that are combined: all but the brand colour, which moves or renames nothing and is tested separately. */
const layoutSettings = names.filter((name) => name !== 'brandTheme')

function allPairs(): Set<Pair> {
  const pairs = new Set<Pair>()
  layoutSettings.forEach((a, at) =>
    layoutSettings.slice(at + 1).forEach((b) => {
      for (const one of walkedValues[a]) for (const two of walkedValues[b]) pairs.add(pairOf({ [a]: one, [b]: two }, a, b))
    }),
  )
  return pairs
}

/**
 * Builds sets of settings that together contain every pair of values: greedily, each set covers as many missing pairs as
 * possible.
 */
export function pairwiseSettings(): Row[] {
  const unmet = allPairs()
  const rows: Row[] = []
  while (unmet.size > 0) {
    const [wanted] = unmet
    const row: Partial<Row> = { brandTheme: walkedValues.brandTheme[rows.length % walkedValues.brandTheme.length]! }
    const given = new Map(wanted!.split('&').map((part) => part.split('=') as [DisplaySetting, string]))
    for (const name of layoutSettings) {
      const values = walkedValues[name].filter((value) => !given.has(name) || String(value) === given.get(name))
      const metBy = (value: unknown) =>
        layoutSettings.filter((other) => {
          const both = { ...row, [name]: value }
          return other in row && (unmet.has(pairOf(both, name, other)) || unmet.has(pairOf(both, other, name)))
        }).length
      const best = values.toSorted((one, two) => metBy(two) - metBy(one))[0]
      Object.assign(row, { [name]: best })
    }
    layoutSettings.forEach((a, at) => layoutSettings.slice(at + 1).forEach((b) => unmet.delete(pairOf(row, a, b))))
    rows.push(row as Row)
  }
  return rows
}
