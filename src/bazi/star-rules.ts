/** The stars 神煞 (bazi rules §7). */
export const STAR_HAN = {
  tianyiguiren: '天乙贵人', taijiguiren: '太极贵人', wenchangguiren: '文昌贵人', guoyinguiren: '国印贵人', jinyu: '金舆',
  fuxingguiren: '福星贵人', tianchuguiren: '天厨贵人', lushen: '禄神', yangren: '羊刃', hongyansha: '红艳煞', liuxia: '流霞',
  tiandeguiren: '天德贵人', tiandehe: '天德合', yuedeguiren: '月德贵人', yuedehe: '月德合',
  yima: '驿马', taohua: '桃花', huagai: '华盖', jiangxing: '将星', jiesha: '劫煞', wangshen: '亡神', zaisha: '灾煞',
  guchen: '孤辰', guasu: '寡宿', hongluan: '红鸾', tianxi: '天喜', sangmen: '丧门', diaoke: '吊客', tianyi: '天医',
  kuigang: '魁罡', yinchayangcuo: '阴差阳错', shiedabai: '十恶大败', guluansha: '孤鸾煞', tianshe: '天赦', sifei: '四废',
  kongwang: '空亡', sanqi: '三奇',
} as const

export type StarCode = keyof typeof STAR_HAN

/** Whether the star of an anchor stands at a target; pairs by number: stem mod 10, branch mod 12. */
type Finds = (anchor: number, target: number) => boolean

const isBranch = (target: number, branch: number) => (target - branch) % 12 === 0
const isStem = (target: number, stem: number) => (target - stem) % 10 === 0

/** By the anchor's stem 甲 … 癸: a tenth of the table each, branches in base twelve. */
function byStem(anchor: number, target: number, table: string): boolean {
  const width = table.length / 10
  const from = (anchor % 10) * width
  return table.slice(from, from + width).includes((target % 12).toString(12))
}

/** 禄: where the stem is in office (临官). Other stars lie a fixed way from it. */
const LU = [2, 3, 5, 6, 5, 6, 8, 9, 11, 0]
const fromLu = (anchor: number, target: number, steps: number) => isBranch(target, LU[anchor % 10]! + steps)

/** By trine, 申子辰 first: from one to the next (巳酉丑, 寅午戌, 亥卯未) the star goes back by three. */
const byTrine = (anchor: number, target: number, first: number) => isBranch(target, first - (anchor % 4) * 3)

/** 孤辰 by season, 亥子丑 first. */
const lonelyOf = (branch: number) => Math.floor(((branch + 1) % 12) / 3) * 3 + 2

/** 天德 of the months 子 … 亥: a branch in base twelve, a stem as A … J. */
const VIRTUES = '5GD8IHbAJ2CB'

/** 天德, or what combines with it: the stem five on, or the other branch of the 六合. */
function byVirtue(anchor: number, target: number, combined: boolean): boolean {
  const stem = VIRTUES.charCodeAt(anchor % 12) - 65
  if (stem >= 0 && stem < 10) return isStem(target, combined ? stem + 5 : stem)
  const branch = Number.parseInt(VIRTUES[anchor % 12]!, 12)
  return isBranch(target, combined ? 13 - branch : branch)
}

/** 月德 of the trines, a stem. */
const monthVirtueOf = (anchor: number) => [8, 6, 2, 0][anchor % 4]!

/** Rows of pairs by the season of the anchor's branch, spring first. */
const bySeason = (anchor: number, target: number, rows: readonly (readonly number[])[]) =>
  rows[Math.floor(((anchor + 10) % 12) / 3)]!.includes(target)

/**
 * Anchors: y year, m month, d day; a capital one does not mark its own pillar; `=` marks the day alone.
 * Schools differ on them (bazi rules §7); 三奇 is no matter of a single pillar. Nothing is called here,
 * so that whoever does not ask for stars does not load them.
 */
export const STAR_RULES: readonly (readonly [StarCode, anchors: string, Finds])[] = [
  ['tianyiguiren', 'yd', (a, t) => byStem(a, t, '1708b9b9170817623535')],
  ['taijiguiren', 'yd', (a, t) => byStem(a, t, '06  06  93  93  4a174a172b  2b  58  58  ')],
  ['wenchangguiren', 'yd', (a, t) => fromLu(a, t, 3)],
  ['guoyinguiren', 'yd', (a, t) => fromLu(a, t, 8)],
  ['jinyu', 'yd', (a, t) => fromLu(a, t, 2)],
  ['fuxingguiren', 'yd', (a, t) => byStem(a, t, '203120b 8 7 6 5 4 31')],
  ['tianchuguiren', 'yd', (a, t) => byStem(a, t, '565689b023')],
  ['lushen', 'd', (a, t) => fromLu(a, t, 0)],
  // 帝旺 of all stems: one on from 禄, for yin stems one back.
  ['yangren', 'd', (a, t) => fromLu(a, t, a % 2 === 0 ? 1 : -1)],
  ['hongyansha', 'd', (a, t) => byStem(a, t, '662744a908')],
  ['liuxia', 'd', (a, t) => byStem(a, t, '9a785643b2')],
  ['tiandeguiren', 'm', (a, t) => byVirtue(a, t, false)],
  ['tiandehe', 'm', (a, t) => byVirtue(a, t, true)],
  ['yuedeguiren', 'm', (a, t) => isStem(t, monthVirtueOf(a))],
  ['yuedehe', 'm', (a, t) => isStem(t, monthVirtueOf(a) + 5)],
  ['yima', 'YD', (a, t) => byTrine(a, t, 2)],
  ['taohua', 'YD', (a, t) => byTrine(a, t, 9)],
  ['huagai', 'YD', (a, t) => byTrine(a, t, 4)],
  ['jiangxing', 'YD', (a, t) => byTrine(a, t, 0)],
  ['jiesha', 'YD', (a, t) => byTrine(a, t, 5)],
  ['wangshen', 'YD', (a, t) => byTrine(a, t, 11)],
  ['zaisha', 'Y', (a, t) => byTrine(a, t, 6)],
  ['guchen', 'Y', (a, t) => isBranch(t, lonelyOf(a))],
  ['guasu', 'Y', (a, t) => isBranch(t, lonelyOf(a) - 4)],
  ['hongluan', 'Y', (a, t) => isBranch(t, 3 - a)],
  ['tianxi', 'Y', (a, t) => isBranch(t, 9 - a)],
  ['sangmen', 'Y', (a, t) => isBranch(t, a + 2)],
  ['diaoke', 'Y', (a, t) => isBranch(t, a - 2)],
  ['tianyi', 'M', (a, t) => isBranch(t, a - 1)],
  ['kuigang', 'd=', (_, t) => [16, 28, 34, 46].includes(t)],
  ['yinchayangcuo', 'd=', (_, t) => [12, 13, 14, 27, 28, 29].includes(t % 30)],
  ['shiedabai', 'd=', (_, t) => [8, 16, 17, 23, 25, 32, 34, 40, 41, 59].includes(t)],
  ['guluansha', 'd=', (_, t) => [41, 42, 44, 47, 48, 50, 53, 54].includes(t)],
  ['tianshe', 'm=', (a, t) => bySeason(a, t, [[14], [30], [44], [0]])],
  ['sifei', 'm=', (a, t) => bySeason(a, t, [[56, 57], [48, 59], [50, 51], [42, 53]])],
  ['kongwang', 'DY', (a, t) => (t - 22 + Math.floor(a / 10) * 2 + 24) % 12 < 2],
]
