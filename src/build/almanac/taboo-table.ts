import type { ActivityCode } from '#almanac/codes.ts'

/** Library entry that means: nothing is advised on this day. */
export const NOTHING_ADVISED_NAME = '诸事不宜'

/** Library entry that means: nothing else is advised. It closes the list 宜, but in four of the 720 pairs of lists it is in 忌. */
export const NOTHING_ELSE_ADVISED_NAME = '馀事勿取'

/** Modern activity → its library names, the principal one first. A library name belongs to at most one activity. */
const NAMES: Partial<Readonly<Record<ActivityCode, string>>> = {
  wedding: '嫁娶 纳婿',
  travel: '出行 乘船 渡水',
  signing: '立券',
  opening: '开市 挂匾',
  moving: '移徙 分居',
  'move-in': '入宅',
  friends: '会亲友 会友',
  trade: '交易',
  property: '置产',
  job: '赴任',
  engagement: '订婚 纳采 问名 订盟',
  groundbreaking: '动土 起基 起基动土 定磉',
  renovate: '修造 安门 修门 开厕 作厕',
  bed: '安床 合帐',
  car: '买车 造车器',
  collect: '纳财 求财',
  'pay-out': '开仓 出货财',
  school: '入学',
  skill: '习艺',
  haircut: '理发 剃头',
  cleaning: '扫舍',
  'clear-out': '解除',
  planting: '栽种',
  clothes: '裁衣',
  mentor: '见贵',
  hire: '雇佣 进人口',
  pray: '祈福 求嗣 齐醮 斋醮 酬神 焚香 谢土',
  honour: '祭祀 祀灶 普渡',
  parents: '归宁',
  altar: '开光 安香 出火',
  kitchen: '作灶',
  repair: '补垣 修饰垣墙 塞穴 断蚁',
  build: '造屋 盖屋 造仓 造仓库',
  demolish: '拆卸 破屋 坏垣 破屋坏垣',
  water: '开井开池 作陂放水 筑堤 开池 开渠 掘井 放水',
  machines: '安机械 安机 安碓磑',
  animals: '造畜稠 牧养 纳畜 教牛马',
  bathe: '沐浴',
  art: '塑绘 雕刻',
  craft: '经络 酝酿 作染 鼓铸',
  skincare: '挽面 开容',
  nails: '整手足甲',
  trees: '伐木',
  paths: '平治道涂 造桥',
  'coming-of-age': '冠笄',
}

/**
 * Library names without an activity: graves, mourning, hunting, fishing, beams, temples, boats; illness and lawsuits (no advice
 * is given).
 */
export const DROPPED_ACTIVITY_NAMES: ReadonlySet<string> = new Set(
  (
    '修坟 启钻 破土 安葬 立碑 成服 除服 开生坟 合寿木 入殓 移柩 行丧 归岫 ' +
    '捕捉 畋猎 取渔 结网 割蜜 ' +
    '上梁 竖柱 作梁 伐木做梁 架马 开柱眼 穿屏扇架 盖屋合脊 合脊 造庙 造船 ' +
    '针灸 求医 治病 求医疗病 探病 词讼'
  ).split(' '),
)

/** Library name → modern activity. */
export const ACTIVITY_OF_NAME: ReadonlyMap<string, ActivityCode> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code as ActivityCode] as const)),
)

/** Whether a library name is the principal one of its activity, which decides if the activity's names are in both 宜 and 忌. */
export function isPrincipalName(name: string): boolean {
  return NAMES[ACTIVITY_OF_NAME.get(name)!]?.split(' ')[0] === name
}
