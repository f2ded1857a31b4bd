import type { Locale } from '../reader/locale.ts'
import type { BankMode, Banks } from './banks.ts'
import { EN_US } from './text/en-us.ts'
import { ZH_CN } from './text/zh-cn.ts'
import { ZH_TW } from './text/zh-tw.ts'

/** Sources of the suggested questions of a mode. */
interface Questions {
  /** Questions to pick from at random. */
  readonly bank: readonly string[]
  /** Questions that are always suggested, after the picked ones. */
  readonly fixed: readonly string[]
}

const BANKS: Readonly<Record<Locale, Banks>> = { zh_CN: ZH_CN, zh_TW: ZH_TW, en_US: EN_US }

const FIXED: Readonly<Record<Locale, Partial<Banks>>> = {
  zh_CN: {
    bg: ['求一卦，看近期走势', '心里有件事，求一卦问可不可行'],
    cs: ['求一支签，看看近来的财', '求一支签，问这个月怎么用钱'],
  },
  zh_TW: {
    bg: ['求一卦，看近期走勢', '心裡有件事，求一卦問可不可行'],
    cs: ['求一支籤，看看近來的財運', '求一支籤，問這個月怎麼用錢'],
  },
  en_US: {},
}

export function questionsOf(mode: BankMode, locale: Locale): Questions {
  return { bank: BANKS[locale][mode], fixed: FIXED[locale][mode] ?? [] }
}

/** Picks two distinct questions (four in dt), then adds the fixed ones. `random` returns values in [0, 1). */
export function pickQuestions(mode: BankMode, locale: Locale, random: () => number): readonly string[] {
  const { bank, fixed } = questionsOf(mode, locale)
  const left = [...bank]
  const picked = Array.from({ length: mode === 'dt' ? 4 : 2 }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
  return [...picked, ...fixed]
}
