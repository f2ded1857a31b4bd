import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

type Doubt = (time: string, changes: string, border: string) => string

interface DoubtLabels {
  readonly pastJie: Doubt
  readonly beforeJie: Doubt
  readonly pastMidnight: Doubt
  readonly beforeMidnight: Doubt
  readonly laterHour: Doubt
  readonly earlierHour: Doubt
}

/** Sentences on what changes in the chart beyond a near boundary. `border` names the jie, or the double-hour beyond the boundary. */
export const NEAR_BOUNDARY_SENTENCES: Record<Locale, DoubtLabels> = {
  zh_CN: {
    pastJie: (time, changes, jie) => `再晚 ${time} 就过了${jie}，${changes}。`,
    beforeJie: (time, changes, jie) => `再早 ${time} 还没到${jie}，${changes}。`,
    pastMidnight: (time, changes) => `再晚 ${time} 就过了零点，${changes}。`,
    beforeMidnight: (time, changes) => `再早 ${time} 还没到零点，${changes}。`,
    laterHour: (time, changes, hour) => `再晚 ${time} 就是${hour}时，${changes}。`,
    earlierHour: (time, changes, hour) => `再早 ${time} 还是${hour}时，${changes}。`,
  },
  zh_TW: {
    pastJie: (time, changes, jie) => `再晚 ${time} 就過了${jie}，${changes}。`,
    beforeJie: (time, changes, jie) => `再早 ${time} 還沒到${jie}，${changes}。`,
    pastMidnight: (time, changes) => `再晚 ${time} 就過了零點，${changes}。`,
    beforeMidnight: (time, changes) => `再早 ${time} 還沒到零點，${changes}。`,
    laterHour: (time, changes, hour) => `再晚 ${time} 就是${hour}時，${changes}。`,
    earlierHour: (time, changes, hour) => `再早 ${time} 還是${hour}時，${changes}。`,
  },
  en_US: {
    pastJie: (time, changes, jie) => `Born ${time} later, past “${jie}”, ${changes}.`,
    beforeJie: (time, changes, jie) => `Born ${time} earlier, before “${jie}”, ${changes}.`,
    pastMidnight: (time, changes) => `Born ${time} later, past midnight, ${changes}.`,
    beforeMidnight: (time, changes) => `Born ${time} earlier, before midnight, ${changes}.`,
    laterHour: (time, changes, hour) => `Born ${time} later, in the ${hour} hour, ${changes}.`,
    earlierHour: (time, changes, hour) => `Born ${time} earlier, in the ${hour} hour, ${changes}.`,
  },
}
