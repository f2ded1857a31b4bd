import type { Locale } from '#contract/locale.ts'
import type { PeriodStart } from './period-start.ts'

interface Messages {
  /** Returns the beginning of a notice: the day's solar term or else its weekday, and its stem-branch pair. */
  readonly lead: (weekday: string, term: string | null, pair: string) => string
  readonly turns: Readonly<Record<PeriodStart['what'], (pair: string) => string>>
  readonly membership: (date: string) => string
  /** Separator between sentences. */
  readonly space: string
  readonly calendar: string
}

/** Texts of push notices and calendar entries, except the day's sentence. */
export const noticeMessages: Readonly<Record<Locale, Messages>> = {
  zh_CN: {
    lead: (weekday, term, pair) => `${term ?? weekday}，${pair}。`,
    turns: { cycle: (pair) => `${pair}大运开始。`, year: (pair) => `${pair}年开始。`, month: (pair) => `${pair}月开始。` },
    membership: (date) => `会员到${date}为止，档案照旧都在。`,
    space: '',
    calendar: '命书',
  },
  zh_TW: {
    lead: (weekday, term, pair) => `${term ?? weekday}，${pair}。`,
    turns: { cycle: (pair) => `${pair}大運開始。`, year: (pair) => `${pair}年開始。`, month: (pair) => `${pair}月開始。` },
    membership: (date) => `會員到${date}為止，檔案照舊都在。`,
    space: '',
    calendar: '命書',
  },
  en_US: {
    lead: (weekday, term) => `${term === null ? weekday : `${weekday}, ${term}`}.`,
    turns: {
      cycle: (pair) => `Your ${pair} cycle begins.`,
      year: (pair) => `The ${pair} year begins.`,
      month: (pair) => `The ${pair} month begins.`,
    },
    membership: (date) => `Your membership runs to ${date}. Your archives stay.`,
    space: ' ',
    calendar: 'Mingshu',
  },
}
