/** One place on its way into the table. */
export interface Row {
  readonly en: string
  /** Simplified; empty where no Chinese name is known. */
  readonly zh: string
  /** As written in Taiwan; another word where Taiwan has one. */
  readonly zht: string
  /** How many characters of `zh` are the name without its rank: 平遥|县 is 2. */
  readonly stem: number
  /** Former names and spellings that count like the name itself. */
  readonly aliases: readonly string[]
  /** Spellings in other languages, found after the names. */
  readonly alternates: readonly string[]
  readonly group: Group
  readonly lat: number
  readonly lng: number
  readonly zone: string
  /** People, to rank by; a round guess where nobody counted. */
  readonly population: number
  /** What a division that is no more belongs to. */
  readonly today?: Row
}

/** A region as it is shown beside a place: a prefecture with its province, a state, a county. */
export interface Group {
  readonly cc: string
  readonly en: string
  readonly zh: string
  readonly zht: string
  /** The region above, where there is one. */
  readonly parent?: Group
  /** `MA`, where people write it. */
  readonly code?: string
}
