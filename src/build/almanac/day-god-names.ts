import type { DayGodCode } from '#almanac/codes.ts'
import { DAY_GOD_HAN } from '#almanac/codes.ts'

/** Two gods with a short name in the calendar library and a full name in the engine. */
const SHORT: Readonly<Record<string, DayGodCode>> = { 天德: 'tiandeguiren', 月德: 'yuedeguiren' }

/**
 * Library names without a code: the day's path god, shown elsewhere; death and mourning; illness; five that are in only one of
 * the 720 lists.
 */
export const GODS_LEFT_OUT: ReadonlySet<string> = new Set(
  (
    '青龙 明堂 天刑 朱雀 金匮 宝光 白虎 玉堂 天牢 元武 司命 勾陈 ' +
    '鸣吠 鸣吠对 致死 死神 死气 往亡 五墓 三丧 鬼哭 ' +
    '天医 血支 血忌 ' +
    '天符 阴神 解除 七符 成日'
  ).split(' '),
)

/** Library name of a god → the almanac's code. */
export const GOD_OF_NAME: ReadonlyMap<string, DayGodCode> = new Map([
  ...Object.entries(DAY_GOD_HAN).map(([code, han]) => [han, code as DayGodCode] as const),
  ...Object.entries(SHORT),
])
