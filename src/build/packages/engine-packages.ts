/** A part of the engine as an npm package. Its doors, README and changelog stand in the folder of its name. */
export interface EnginePackage {
  readonly folder: 'bazi' | 'almanac' | 'places'
  readonly description: string
  /** Files of its folder: `index` is the package itself, any other a subpath of its name. */
  readonly doors: readonly string[]
  /** Parts of `src` that come with it; any other part is another package. */
  readonly parts: readonly string[]
  readonly dependencies: readonly string[]
  /** Files of a part that code reads beside itself. */
  readonly data: readonly string[]
}

export const SCOPE = '@mingshu/'

export const ENGINE_PACKAGES: readonly EnginePackage[] = [
  {
    folder: 'bazi',
    description: 'Bazi (four pillars) charts from 1850 to 2100: exact instants, true solar time, analysis, luck and days. No dependencies.',
    doors: ['index', 'chart', 'analysis', 'doubt', 'search'],
    parts: ['bazi', 'birth', 'places'],
    dependencies: [],
    data: [],
  },
  {
    folder: 'almanac',
    description: 'The Chinese almanac of a day: lunar date, solar terms, what is advised and warned of, hours, gods and directions.',
    doors: ['index', 'codes'],
    parts: ['almanac'],
    dependencies: ['@mingshu/bazi', 'tyme4ts'],
    data: [],
  },
  {
    folder: 'places',
    description: 'Birthplaces and what their clocks meant: 28,469 places in three languages, civil time to UTC by the history of zones.',
    doors: ['index', 'time'],
    parts: ['places'],
    dependencies: [],
    data: ['places/data/gazetteer.bin'],
  },
]
