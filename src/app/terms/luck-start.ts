import { msg } from '@lingui/core/macro'
import type { Luck } from '#bazi/index.ts'
import type { Translator } from '../language/use-messages.ts'

const HAN = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

const YEARS_MONTHS = msg({ message: '{hanYears}岁{hanMonths}月起运' })
const YEARS_ONLY = msg({ message: '{hanYears}岁起运' })
const MONTHS_ONLY = msg({ message: '出生后{hanMonths}月起运' })
const AGE_YEARS_MONTHS = msg({ message: '{hanYears}岁{hanMonths}月' })
const AGE_YEARS = msg({ message: '{hanYears}岁' })
const AT_BIRTH = msg({ message: '出生即起运' })

/** Formats the start of luck, counted from birth: 七岁三月起运; Starts at 7 y 3 m. `years` is at most 11. */
export function formatLuckStart(_: Translator, { years, months }: Pick<Luck, 'years' | 'months'>): string {
  const values = valuesOf(years, months)
  if (years > 0) return _({ ...(months > 0 ? YEARS_MONTHS : YEARS_ONLY), values })
  return _({ ...(months > 0 ? MONTHS_ONLY : AT_BIRTH), values })
}

/** Formats the age at the start of luck, for use beside a label: 七岁三月; 7 y 3 mo. */
export function formatLuckAge(_: Translator, luck: Pick<Luck, 'years' | 'months'>): string {
  if (luck.years === 0) return formatLuckStart(_, luck)
  return _({ ...(luck.months > 0 ? AGE_YEARS_MONTHS : AGE_YEARS), values: valuesOf(luck.years, luck.months) })
}

function valuesOf(years: number, months: number) {
  return { years, months, hanYears: HAN[years] ?? years, hanMonths: HAN[months] ?? months }
}
