import type { School } from './school.ts'

/** Whether pair number `target` is a place of the star for pair number `anchor` (stem: mod 10, branch: mod 12). */
type IsStarPlace = (anchor: number, target: number) => boolean

/** Places of a star: functions, or rows with a character per anchor's decade (6), stem (10), branch (12) or trine (4, 申子辰 first). */
export type StarPlaces = readonly (string | IsStarPlace)[]

/** Season of a pair's branch, spring 0. */
const seasonOf = (pair: number) => Math.floor(((pair + 10) % 12) / 3)

/** 神煞 (B-10): name, anchors (y m d; capital: not its own pillar; `=`: day pillar only), rows of branches `0`–`b` or stems `A`–`J`. */
const STARS = {
  tianyiguiren: ['天乙贵人', 'yd', '10bb101633', '7899787255'],
  taijiguiren: ['太极贵人', 'yd', '0099442255', '6633aabb88', '    11    ', '    77    '],
  wenchangguiren: ['文昌贵人', 'yd', '568989b023'],
  guoyinguiren: ['国印贵人', 'yd', 'ab12124578'],
  jinyu: ['金舆', 'yd', '457878ab12'],
  fuxingguiren: ['福星贵人', 'yd', '232b876543', '010      1'],
  tianchuguiren: ['天厨贵人', 'yd', '565689b023'],
  lushen: ['禄神', 'd', '23565689b0'],
  yangren: ['羊刃', 'd', '326565980b'],
  hongyansha: ['红艳煞', 'd', '662744a908'],
  liuxia: ['流霞', 'd', '9a785643b2'],
  tiandeguiren: ['天德贵人', 'm', '5GD8IHbAJ2CB'],
  tiandehe: ['天德合', 'm', '8BI5DC2FEbHG'],
  yuedeguiren: ['月德贵人', 'm', 'IGCA'],
  yuedehe: ['月德合', 'm', 'DBHF'],
  yima: ['驿马', 'YD', '2b85'],
  taohua: ['桃花', 'YD', '9630'],
  huagai: ['华盖', 'YD', '41a7'],
  jiangxing: ['将星', 'YD', '0963'],
  jiesha: ['劫煞', 'YD', '52b8'],
  wangshen: ['亡神', 'YD', 'b852'],
  zaisha: ['灾煞', 'Y', '6309'],
  guchen: ['孤辰', 'Y', '22555888bbb2'],
  guasu: ['寡宿', 'Y', 'aa111444777a'],
  hongluan: ['红鸾', 'Y', '3210ba987654'],
  tianxi: ['天喜', 'Y', '9876543210ba'],
  sangmen: ['丧门', 'Y', '23456789ab01'],
  diaoke: ['吊客', 'Y', 'ab0123456789'],
  tianyi: ['天医', 'M', 'b0123456789a'],
  kuigang: ['魁罡', 'd=', (_, t) => [16, 28, 34, 46].includes(t)],
  yinchayangcuo: ['阴差阳错', 'd=', (_, t) => [12, 13, 14, 27, 28, 29].includes(t % 30)],
  shiedabai: ['十恶大败', 'd=', (_, t) => [8, 16, 17, 23, 25, 32, 34, 40, 41, 59].includes(t)],
  guluansha: ['孤鸾煞', 'd=', (_, t) => [41, 42, 44, 47, 48, 50, 53, 54].includes(t)],
  tianshe: ['天赦', 'm=', (a, t) => [14, 30, 44, 0].indexOf(t) === seasonOf(a)],
  sifei: ['四废', 'm=', (a, t) => [56, 57, 48, 59, 50, 51, 42, 53].indexOf(t) >> 1 === seasonOf(a)],
  kongwang: ['空亡', 'DY', 'a86420', 'b97531'],
  sanqi: ['三奇', ''],
} as const satisfies Record<string, readonly [han: string, anchors: string, ...places: StarPlaces]>

export type StarCode = keyof typeof STARS
export type StarRule = readonly [code: StarCode, star: readonly [han: string, anchors: string, ...places: StarPlaces]]

export const STAR_RULES = /* @__PURE__ */ Object.entries(STARS) as unknown as readonly StarRule[]

export const STAR_HAN = /* @__PURE__ */ Object.fromEntries(STAR_RULES.map(([code, [han]]) => [code, han])) as Readonly<
  Record<StarCode, string>
>

/** Star rules of other schools, by the value of the school's key. */
const OTHER_PLACES: Readonly<Record<string, StarRule>> = {
  'jia-wu': ['tianyiguiren', ['天乙贵人', 'yd', '10bb106633', '7899782255']],
  'yang-stems': ['yangren', ['羊刃', 'd', '3 6 6 9 0 ']],
  'after-lushen': ['yangren', ['羊刃', 'd', '3467679a01']],
}

/** Star rules of a school. */
export function starRulesOf(school: School | undefined): readonly StarRule[] {
  if (!school) return STAR_RULES
  const others = Object.values(school).map((value) => OTHER_PLACES[value as string])
  return STAR_RULES.map((rule) => others.find((other) => other?.[0] === rule[0]) ?? rule)
}

/** Results of `isStarPlace` by rule, anchor and target: 1 true, 2 false, 0 not computed yet. */
const placesCache = /* @__PURE__ */ new Map<StarRule, Uint8Array>()

/** Whether pair number `target` is a place of the star for `anchor`; cached. */
export function isStarAt(rule: StarRule, anchor: number, target: number): boolean {
  let places = placesCache.get(rule)
  if (!places) placesCache.set(rule, (places = new Uint8Array(3600)))
  const at = anchor * 60 + target
  return (places[at] ||= isStarPlace(rule[1].slice(2), anchor, target) ? 1 : 2) === 1
}

/** Whether pair number `target` is one of the places for `anchor`. */
export function isStarPlace(places: StarPlaces, anchor: number, target: number): boolean {
  const [branch, stem] = ['0123456789ab'[target % 12], 'ABCDEFGHIJ'[target % 10]]
  return places.some((row) => {
    if (typeof row === 'function') return row(anchor, target)
    const place = row[row.length === 6 ? Math.floor(anchor / 10) : anchor % row.length]
    return place === branch || place === stem
  })
}
