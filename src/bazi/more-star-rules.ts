import { ELEMENTS, SIXTY } from './cycle.ts'
import { elementOfNayin, nayinOf } from './na-yin.ts'
import type { StarPlaces } from './star-rules.ts'

/** Rule by the element of the anchor's nayin: `rows`, wood first, list the star's branch numbers (hexadecimal digits). */
const byNayin = (rows: readonly string[]) => (anchor: number, target: number) =>
  rows[ELEMENTS.indexOf(elementOfNayin(nayinOf(SIXTY[anchor]!)))]!.includes('0123456789ab'[target % 12]!)

/** Whether the target is one of the given pairs. */
const among = (pairs: string) => (_: number, target: number) => pairs.split(' ').includes(SIXTY[target]!.ganzhi)

/** Fourteen additional stars, only shown, in the notation of `star-rules.ts`; `#` marks the hour only. Schools differ on most. */
const STARS = {
  // 《三命通会》卷三论学堂词馆: branch of 长生 of the year's nayin (金巳 木亥 水申 土申 火寅), and of 临官 (金申 木寅 水亥 土亥 火巳).
  xuetang: ['学堂', 'y', byNayin(['b', '2', '8', '5', '8'])],
  ciguan: ['词馆', 'y', byNayin(['2', '5', 'b', '8', 'b'])],
  // 《三命通会》卷三论德秀: stems of 德 and of 秀, by the trine of the month; the book does not require both.
  dexiu: ['德秀', 'm', 'IGCA', 'JHDB', 'EBED', 'F JI', 'C   ', 'H   ', 'A   '],
  // 《三命通会》卷三论羊刃: opposite 羊刃, which the default rules place at 帝旺 for all stems.
  feiren: ['飞刃', 'd', '980b0b3265'],
  // 《三命通会》卷三论天罗地网: a year of fire meets 戌亥, a year of water or earth 辰巳; wood and metal have neither.
  tianluo: ['天罗', 'Y', byNayin(['', 'ab', '', '', ''])],
  diwang3: ['地网', 'Y', byNayin(['', '', '45', '', '45'])],
  // 《渊海子平》论金神: three hour pairs, possible only on days of 甲 and 己.
  jinshen: ['金神', 'd#', (a: number, t: number) => a % 5 === 0 && among('乙丑 己巳 癸酉')(a, t)],
  // 《渊海子平》论截路空亡: 戊癸 at 子丑 (《三命通会》: 戌亥).
  jielukongwang: ['截路空亡', 'd#', '8642086420', '9753197531'],
  // 《渊海子平》论日德, 论日贵.
  ride: ['日德', 'd=', among('甲寅 丙辰 戊辰 庚辰 壬戌')],
  rigui: ['日贵', 'd=', among('丁酉 丁亥 癸卯 癸巳')],
  // 《三命通会》: 论六秀日, 论八专, 论进交退伏神.
  liuxiuri: ['六秀日', 'd=', among('丙午 丁未 戊子 戊午 己丑 己未')],
  bazhuanri: ['八专日', 'd=', among('甲寅 乙卯 丁未 己未 庚申 辛酉 戊戌 癸丑')],
  jinshen4: ['进神', 'd=', among('甲子 甲午 己卯 己酉')],
  // A verse in common use, not in either of the two books.
  shilingri: ['十灵日', 'd=', among('甲辰 乙亥 丙辰 丁酉 戊午 庚戌 庚寅 辛亥 壬寅 癸未')],
} as const satisfies Record<string, readonly [han: string, anchors: string, ...places: StarPlaces]>

export type MoreStarCode = keyof typeof STARS

export const MORE_STAR_RULES = /* @__PURE__ */ Object.entries(STARS) as unknown as readonly (readonly [
  code: MoreStarCode,
  star: readonly [han: string, anchors: string, ...places: StarPlaces],
])[]

export const MORE_STAR_HAN = /* @__PURE__ */ Object.fromEntries(MORE_STAR_RULES.map(([code, [han]]) => [code, han])) as Readonly<
  Record<MoreStarCode, string>
>
