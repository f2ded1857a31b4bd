import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

interface BoundaryLabels {
  readonly hourTurn: (hour: string) => string
  /** For a birth in the same minute as the boundary. The next one: for a birth within a few minutes of it. */
  readonly inMinute: (border: string) => string
  readonly withinMinutes: (border: string) => string
  /** For a birth further away from the boundary, but within the stated precision of the birth time. */
  readonly withinTold: (border: string) => string
  readonly lead: string
  readonly before: (border: string) => string
  readonly after: (border: string) => string
  readonly useBefore: (border: string) => string
  readonly useAfter: (border: string) => string
  readonly same: (pillars: string, pairs: string) => string
}

/** Labels for a birth at a boundary and for its two sides. */
export const BOUNDARY_LABELS: Record<Locale, BoundaryLabels> = {
  zh_CN: {
    hourTurn: (hour) => `交${hour}时`,
    inMinute: (border) => `生在${border}那一分钟，前后是两张盘。`,
    withinMinutes: (border) => `生在${border}前后几分钟，两边是两张盘。`,
    withinTold: (border) => `${border}就在你写的误差里，两边是两张盘。`,
    lead: '先都摆在这里，由你来定。',
    before: (border) => `${border}前`,
    after: (border) => `${border}后`,
    useBefore: (border) => `用${border}前`,
    useAfter: (border) => `用${border}后`,
    same: (pillars, pairs) => `${pillars}两盘相同：${pairs}`,
  },
  zh_TW: {
    hourTurn: (hour) => `交${hour}時`,
    inMinute: (border) => `生在${border}那一分鐘，前後是兩張盤。`,
    withinMinutes: (border) => `生在${border}前後幾分鐘，兩邊是兩張盤。`,
    withinTold: (border) => `${border}就在你寫的誤差裡，兩邊是兩張盤。`,
    lead: '先都擺在這裡，由你來定。',
    before: (border) => `${border}前`,
    after: (border) => `${border}後`,
    useBefore: (border) => `用${border}前`,
    useAfter: (border) => `用${border}後`,
    same: (pillars, pairs) => `${pillars}兩盤相同：${pairs}`,
  },
  en_US: {
    hourTurn: (hour) => `Start of the ${hour} hour`,
    inMinute: (border) => `${border}: born in that very minute, between two charts.`,
    withinMinutes: (border) => `${border}: born within minutes of it, between two charts.`,
    withinTold: (border) => `${border}: within the margin you gave, between two charts.`,
    lead: 'Here are both. It’s for you to decide.',
    before: () => 'Before',
    after: () => 'After',
    useBefore: () => 'Use the one before',
    useAfter: () => 'Use the one after',
    same: (pillars, pairs) => `The same in both: ${pillars} (${pairs})`,
  },
}
