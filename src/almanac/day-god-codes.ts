/**
 * Gods of the day that an almanac prints (吉神宜趋, 凶煞宜忌). Where the engine has a star of the same
 * name (天德贵人, 天赦, 驿马 …) it is the same code; here it is reckoned from the month alone.
 */
const LUCKY_GOD_HAN = {
  tiandeguiren: '天德贵人', tiandehe: '天德合', yuedeguiren: '月德贵人', yuedehe: '月德合', tianshe: '天赦', tianyuan: '天愿', tianen: '天恩',
  yueen: '月恩', yuekong: '月空', mucang: '母仓', sixiang: '四相', shide: '时德', yinde: '阴德', yangde: '阳德', sanhe: '三合', liuhe: '六合',
  wuhe: '五合', wangri: '王日', guanri: '官日', shouri: '守日', xiangri: '相日', minri: '民日', linri: '临日', jiqi: '吉期', shengqi: '生气',
  tianxi: '天喜', tianma: '天马', yima: '驿马', tianhou: '天后', tiancang: '天仓', tianwu: '天巫', fude: '福德', fusheng: '福生', puhu: '普护',
  shengxin: '圣心', yihou: '益后', xushi: '续世', yaoan: '要安', jingan: '敬安', yuyu: '玉宇', jintang: '金堂', liuyi: '六仪', wufu: '五富',
  shiyin: '时阴', shiyang: '时阳', chushen: '除神', jieshen: '解神', bujiang: '不将',
} as const

const UNLUCKY_GOD_HAN = {
  yuejian: '月建', xiaoshi: '小时', yuepo: '月破', dahao: '大耗', xiaohao: '小耗', yuexing: '月刑', yuehai: '月害', yueyan: '月厌', yandui: '厌对',
  yuesha: '月煞', yuexu: '月虚', jiesha: '劫煞', zaisha: '灾煞', dasha: '大煞', tianhuo: '天火', dihuo: '地火', tianli: '天吏', dashi: '大时',
  dabai: '大败', xianchi: '咸池', youhuo: '游祸', tianzei: '天贼', tiangou: '天狗', tiangang: '天罡', hekui: '河魁', zhaoyao: '招摇', guiji: '归忌',
  tufu2: '土符', tufu3: '土府', dinang: '地囊', jiukan: '九坎', jiujiao: '九焦', jiukong: '九空', wuxu: '五虚', wuli: '五离', bazhuan: '八专',
  bafeng: '八风', chushuilong: '触水龙', chongri: '重日', furi: '复日', siji1: '四击', siji4: '四忌', siqiong: '四穷', sihao: '四耗', sifei: '四废',
  sili: '四离', balong: '八龙', qiniao: '七鸟', jiuhu: '九虎', liushe: '六蛇', guchen: '孤辰', xinghen: '行狠', liaoli: '了戾', suibo: '岁薄',
  zhuzhen: '逐阵', dahui: '大会', xiaohui: '小会', datui: '大退', yincuo: '阴错', yangcuo: '阳错', yinwei: '阴位', sanyin: '三阴', danyin: '单阴',
  jueyin: '绝阴', chunyin: '纯阴', guyang: '孤阳', jueyang: '绝阳', chunyang: '纯阳', yindaochongyang: '阴道冲阳', yangcuoyinchong: '阳错阴冲',
  yangpoyinchong: '阳破阴冲', yinyangjiaopo: '阴阳交破', yinyangjucuo: '阴阳俱错', yinyangjichong: '阴阳击冲',
} as const

export const DAY_GOD_HAN = { ...LUCKY_GOD_HAN, ...UNLUCKY_GOD_HAN }

export type DayGodCode = keyof typeof DAY_GOD_HAN

export function isLuckyGod(code: DayGodCode): boolean {
  return code in LUCKY_GOD_HAN
}
