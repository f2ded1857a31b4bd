import type { DayGodCode } from '#almanac/codes.ts'
import { DAY_GOD_HAN } from '#almanac/codes.ts'

/** The calendar's short names for two that the engine knows by their full ones. */
const SHORT: Readonly<Record<string, DayGodCode>> = { 天德: 'tiandeguiren', 月德: 'yuedeguiren' }

/**
 * Names left out. The day's god of the yellow or black path stands in the almanac's page by itself
 * (宝光 and 元武 are other names of 天德 and 玄武). Death, burial and mourning; illness, healing and
 * the needle. And five that no list of gods knows: each stands in a single one of the 720 lists.
 */
export const GODS_LEFT_OUT: ReadonlySet<string> = new Set(
  (
    '青龙 明堂 天刑 朱雀 金匮 宝光 白虎 玉堂 天牢 元武 司命 勾陈 ' +
    '鸣吠 鸣吠对 致死 死神 死气 往亡 五墓 三丧 鬼哭 ' +
    '天医 血支 血忌 ' +
    '天符 阴神 解除 七符 成日'
  ).split(' '),
)

/** Code by the calendar's name. */
export const GOD_OF_NAME: ReadonlyMap<string, DayGodCode> = new Map([
  ...Object.entries(DAY_GOD_HAN).map(([code, han]) => [han, code as DayGodCode] as const),
  ...Object.entries(SHORT),
])
