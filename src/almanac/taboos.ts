import type { ActivityCode } from './activities.ts'

/** 宜 and 忌 of a day as activities of modern life, most requested first. */
export interface DayActivities {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
  /** Activities advised under one old name and discouraged under another; each is in the list of its principal name, or in neither. */
  readonly conflicting: readonly ActivityCode[]
  /** 诸事不宜: the almanac advises nothing. */
  readonly nothing: boolean
  /** 馀事勿取: activities that are not advised are discouraged. */
  readonly onlyNamed: boolean
}
