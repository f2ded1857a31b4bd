import type { HeatOrColdDay } from '#almanac/codes.ts'
import type { Locale } from '#contract/locale.ts'

const HEAT = ['初伏', '中伏', '末伏']
const NUMERALS = '一二三四五六七八九'
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']

const chinese = ({ kind, part, day }: HeatOrColdDay) => `${kind === 'heat' ? HEAT[part - 1]! : `${NUMERALS[part - 1]!}九`}第${day}天`

/** Formatters of a day in the hot spell 三伏 or the cold spell 数九: 三九第4天. */
export const seasonalSpellFormatters: Record<Locale, (spell: HeatOrColdDay) => string> = {
  zh_CN: chinese,
  zh_TW: chinese,
  en_US: ({ kind, part, day }) => `${ORDINALS[part - 1]!} ${kind === 'heat' ? 'of the hot days' : 'nine of winter'}, day ${day}`,
}
