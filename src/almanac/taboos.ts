import type { ActivityCode } from './activities.ts'

/** 宜 and 忌 of a day as activities of today, most asked-after first. */
export interface Taboos {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
  /** Advised by one of their old names and warned of by another: in the list that has the principal name, or in neither. */
  readonly conflicting: readonly ActivityCode[]
  /** 诸事不宜: the almanac advises nothing. */
  readonly nothing: boolean
  /** 馀事勿取: what is not advised is better left. */
  readonly onlyNamed: boolean
}
