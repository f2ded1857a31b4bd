import type { Locale } from '#contract/locale.ts'
import type { HitRate } from '#device/life/hit-rate.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

interface HitRateLabels {
  readonly counts: (counts: Pick<HitRate, 'hits' | 'misses' | 'unclear'>) => string
  readonly tooFew: (decided: number, enough: number) => string
  readonly own: string
  readonly chance: string
  /** Explains what the user's rate and the rate by chance mean, and what they do not. */
  readonly meaning: (decided: number, chance: string) => string
}

/** Labels of the hit rate (share of statements that the reader judged right) and of its interpretation. */
export const HIT_RATE_LABELS: Record<Locale, HitRateLabels> = {
  zh_CN: {
    counts: ({ hits, misses, unclear }) => `说中 ${hits} 句，没中 ${misses} 句，说不清 ${unclear} 句。`,
    tooFew: (decided, enough) => `判了说中或没中的有 ${decided} 句；不到 ${enough} 句，看不出什么。`,
    own: '你判说中的',
    chance: '所有盘里也合的',
    meaning: (decided, chance) =>
      `同样这 ${decided} 句，放到所有的盘里，平均每句合 ${chance} 的盘。前一个数由你自己判，而人容易觉得话说的是自己，所以两数不能直接比高低。`,
  },
  zh_TW: {
    counts: ({ hits, misses, unclear }) => `說中 ${hits} 句，沒中 ${misses} 句，說不清 ${unclear} 句。`,
    tooFew: (decided, enough) => `判了說中或沒中的有 ${decided} 句；不到 ${enough} 句，看不出什麼。`,
    own: '你判說中的',
    chance: '所有盤裡也合的',
    meaning: (decided, chance) =>
      `同樣這 ${decided} 句，放到所有的盤裡，平均每句合 ${chance} 的盤。前一個數由你自己判，而人容易覺得話說的是自己，所以兩數不能直接比高低。`,
  },
  en_US: {
    counts: ({ hits, misses, unclear }) => `Hit: ${hits}. Miss: ${misses}. Unclear: ${unclear}.`,
    tooFew: (decided, enough) => `Judged hit or miss so far: ${decided}. Fewer than ${enough} say nothing.`,
    own: 'Your hits',
    chance: 'The same lines, any chart',
    meaning: (decided, chance) =>
      `These ${decided} lines fit ${chance} of all charts on average. The first figure is your own judgment, and people easily feel that words are about them, so the two can’t simply be compared.`,
  },
}
