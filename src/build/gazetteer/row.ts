/** One place before it is packed. */
export interface GazetteerRow {
  readonly en: string
  /** Simplified name; empty if no Chinese name is known. */
  readonly zh: string
  /** Name in Taiwan, which may use other words. */
  readonly zht: string
  /** Length of `zh` without its administrative suffix: 2 for 平遥|县. */
  readonly stem: number
  /** Former names and spellings, which the search ranks like the name itself. */
  readonly aliases: readonly string[]
  /** Spellings in other languages, which the search ranks after names and aliases. */
  readonly alternates: readonly string[]
  readonly group: PlaceGroup
  readonly lat: number
  readonly lng: number
  readonly zone: string
  /** Population, for ranking; a rough estimate where unknown. */
  readonly population: number
  /** For a former division, the current one that contains it. */
  readonly today?: GazetteerRow
}

/** Region shown beside a place: a prefecture with its province, a state, a county. */
export interface PlaceGroup {
  readonly cc: string
  readonly en: string
  readonly zh: string
  readonly zht: string
  /** Parent region, if any. */
  readonly parent?: PlaceGroup
  /** Abbreviation in common use, e.g. `MA`. */
  readonly code?: string
}
