/** A part of the engine as an npm package. Its entry points, README and changelog are in `src/build/packages/<folder>`. */
export interface EnginePackage {
  readonly folder: 'bazi' | 'almanac' | 'places'
  readonly description: string
  /** Entry points: `index` is the package itself, any other a subpath. */
  readonly entryPoints: readonly string[]
  /** Folders of `src` that this package contains; others are imported from their packages. */
  readonly parts: readonly string[]
  readonly dependencies: readonly string[]
  /** Data files that the package reads at run time. */
  readonly data: readonly string[]
}

export const NPM_SCOPE = '@mingshu/'

export const ENGINE_PACKAGES: readonly EnginePackage[] = [
  {
    folder: 'bazi',
    description: 'Bazi (four pillars) charts from 1850 to 2100: exact instants, true solar time, analysis, luck and days. No dependencies.',
    entryPoints: ['index', 'chart', 'analysis', 'doubt', 'search'],
    parts: ['bazi', 'birth', 'places'],
    dependencies: [],
    data: [],
  },
  {
    folder: 'almanac',
    description: 'The Chinese almanac of a day: lunar date, solar terms, what is advised and warned of, hours, gods and directions.',
    entryPoints: ['index', 'codes'],
    parts: ['almanac'],
    dependencies: ['@mingshu/bazi', 'tyme4ts'],
    data: [],
  },
  {
    folder: 'places',
    description: 'Birthplaces and what their clocks meant: 28,469 places in three languages, civil time to UTC by the history of zones.',
    entryPoints: ['index', 'time'],
    parts: ['places'],
    dependencies: [],
    data: ['places/data/gazetteer.bin'],
  },
]
