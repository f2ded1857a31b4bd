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

/** By the anchor's stem 甲 … 癸, branches in base twelve. */
function byStem(table: string): Finds {
  const rows = table.split(' ')
  return (anchor, target) => rows[anchor % 10]!.includes((target % 12).toString(12))
}

/** 禄: where the stem is in office (临官). Other stars lie a fixed way from it. */
const LU = [2, 3, 5, 6, 5, 6, 8, 9, 11, 0]
const fromLu = (steps: number): Finds => (anchor, target) => isBranch(target, LU[anchor % 10]! + steps)

/** By trine, 申子辰 first: from one to the next (巳酉丑, 寅午戌, 亥卯未) the star goes back by three. */
const byTrine = (first: number): Finds => (anchor, target) => isBranch(target, first - (anchor % 4) * 3)

const byBranch = (branchOf: (branch: number) => number): Finds => (anchor, target) => isBranch(target, branchOf(anchor % 12))

/** 孤辰 of the branches by season, 亥子丑 first. */
const lonelyOf = (branch: number) => Math.floor(((branch + 1) % 12) / 3) * 3 + 2

/** 天德 of the months 子 … 亥: a branch in base twelve, a stem as A … J. */
const VIRTUES = '5GD8IHbAJ2CB'

/** 天德合 is what combines with 天德: the stem five on, or the other branch of the 六合. */
function byVirtue(combined: boolean): Finds {
  return (anchor, target) => {
    const stem = VIRTUES.charCodeAt(anchor % 12) - 65
    if (stem >= 0 && stem < 10) return (target - stem - (combined ? 5 : 0)) % 10 === 0
    const branch = Number.parseInt(VIRTUES[anchor % 12]!, 12)
    return isBranch(target, combined ? 13 - branch : branch)
  }
}

/** 月德 of the trines, a stem; its 合 is five on. */
const byMonthVirtue = (steps: number): Finds => (anchor, target) => (target - [8, 6, 2, 0][anchor % 4]! - steps) % 10 === 0

const among = (...pairs: readonly number[]): Finds => (_, target) => pairs.includes(target)

/** One row for each season of the anchor's branch, spring first. */
const bySeason = (...rows: readonly (readonly number[])[]): Finds => (anchor, target) =>
  rows[Math.floor(((anchor + 10) % 12) / 3)]!.includes(target)

const isVoid: Finds = (anchor, target) => [0, 1].some((i) => isBranch(target, 22 - Math.floor(anchor / 10) * 2 + i))

/**
 * Anchors: y year, m month, d day; a capital one does not mark its own pillar; `=` marks the day alone.
 * Schools differ on them (bazi rules §7); 三奇 is no matter of a single pillar.
 */
export const STAR_RULES: readonly (readonly [StarCode, anchors: string, Finds])[] = [
  ['tianyiguiren', 'yd', byStem('17 08 b9 b9 17 08 17 62 35 35')],
  ['taijiguiren', 'yd', byStem('06 06 93 93 4a17 4a17 2b 2b 58 58')],
  ['wenchangguiren', 'yd', fromLu(3)],
  ['guoyinguiren', 'yd', fromLu(8)],
  ['jinyu', 'yd', fromLu(2)],
  ['fuxingguiren', 'yd', byStem('20 31 20 b 8 7 6 5 4 31')],
  ['tianchuguiren', 'yd', byStem('5 6 5 6 8 9 b 0 2 3')],
  ['lushen', 'd', fromLu(0)],
  // 帝旺 of all stems: one on from 禄, for yin stems one back.
  ['yangren', 'd', (anchor, target) => fromLu(anchor % 2 === 0 ? 1 : -1)(anchor, target)],
  ['hongyansha', 'd', byStem('6 6 2 7 4 4 a 9 0 8')],
  ['liuxia', 'd', byStem('9 a 7 8 5 6 4 3 b 2')],
  ['tiandeguiren', 'm', byVirtue(false)],
  ['tiandehe', 'm', byVirtue(true)],
  ['yuedeguiren', 'm', byMonthVirtue(0)],
  ['yuedehe', 'm', byMonthVirtue(5)],
  ['yima', 'YD', byTrine(2)],
  ['taohua', 'YD', byTrine(9)],
  ['huagai', 'YD', byTrine(4)],
  ['jiangxing', 'YD', byTrine(0)],
  ['jiesha', 'YD', byTrine(5)],
  ['wangshen', 'YD', byTrine(11)],
  ['zaisha', 'Y', byTrine(6)],
  ['guchen', 'Y', byBranch(lonelyOf)],
  ['guasu', 'Y', byBranch((branch) => lonelyOf(branch) - 4)],
  ['hongluan', 'Y', byBranch((branch) => 3 - branch)],
  ['tianxi', 'Y', byBranch((branch) => 9 - branch)],
  ['sangmen', 'Y', byBranch((branch) => branch + 2)],
  ['diaoke', 'Y', byBranch((branch) => branch - 2)],
  ['tianyi', 'M', byBranch((branch) => branch - 1)],
  ['kuigang', 'd=', among(28, 46, 16, 34)],
  ['yinchayangcuo', 'd=', among(12, 42, 13, 43, 14, 44, 27, 57, 28, 58, 29, 59)],
  ['shiedabai', 'd=', among(40, 41, 32, 23, 34, 25, 16, 17, 8, 59)],
  ['guluansha', 'd=', among(50, 41, 42, 53, 54, 44, 47, 48)],
  ['tianshe', 'm=', bySeason([14], [30], [44], [0])],
  ['sifei', 'm=', bySeason([56, 57], [48, 59], [50, 51], [42, 53])],
  ['kongwang', 'DY', isVoid],
]
