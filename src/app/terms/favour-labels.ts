import type { ReasonCode, ShareCode } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

interface FavourLabels {
  readonly label: string
  /** Label of the control that opens the reasons. */
  readonly why: string
  readonly none: string
  readonly shares: Readonly<Record<ShareCode, string>>
  readonly terms: Readonly<Record<ReasonCode, string>>
  readonly inParentheses: (term: string) => string
  /** Reason 扶抑 by the element's relation to the day stem: `wanted` if the element is useful, `unwanted` if not. */
  readonly wanted: Readonly<Record<ShareCode, string>>
  readonly unwanted: Readonly<Record<ShareCode, string>>
  /** Reason 调候: `warm` for a winter month, `cool` for a summer month. */
  readonly warm: string
  readonly cool: string
  /** All other reasons. `by`: what the reason names (an element, stem or family); `other`: what `by` controls. */
  readonly because: Readonly<Record<Exclude<ReasonCode, 'fuyi' | 'tiaohou'>, (by: string, other: string) => string>>
}

/** Labels for each element's favour score and its reasons. */
export const FAVOUR_LABELS: Record<Locale, FavourLabels> = {
  zh_CN: {
    label: '喜忌',
    why: '五行各得几分，为什么',
    none: '没有加减',
    shares: { peer: '比劫', resource: '印', output: '食伤', wealth: '财', officer: '官杀' },
    terms: {
      fuyi: '扶抑',
      tiaohou: '调候',
      qiongtong: '穷通',
      tongguan: '通关',
      bingyao: '病药',
      shunshi: '顺势',
      xiexiu: '泄秀',
      haoqi: '耗气',
      nishi: '逆势',
      shengfu: '生扶',
      zhuansheng: '转生',
      fushen: '扶身',
    },
    inParentheses: (term) => `（${term}）`,
    wanted: {
      peer: '日主力量不足，要比劫来帮',
      resource: '日主力量不足，要印来生',
      output: '日主力量有余，宜由食伤流出',
      wealth: '日主力量有余，担得起财',
      officer: '日主力量有余，宜有官杀来管',
    },
    unwanted: {
      peer: '日主力量有余，不必比劫再帮',
      resource: '日主力量有余，不必印再生',
      output: '日主力量不足，食伤还往外流',
      wealth: '日主力量不足，财又要费力',
      officer: '日主力量不足，官杀又要来管',
    },
    warm: '生在冬月，先要火来暖',
    cool: '生在夏月，先要水来润',
    because: {
      qiongtong: (by) => `《穷通宝鉴》此月要${by}`,
      tongguan: (by, other) => `${by}与${other}相持，它在中间说合`,
      bingyao: () => '这一行已过四成五，不宜再添',
      shunshi: (by) => `全盘归于${by}，顺着它`,
      xiexiu: (by) => `${by}由它流出`,
      haoqi: (by) => `${by}要在它身上费力`,
      nishi: (by) => `逆着${by}的势`,
      shengfu: (by) => `生${by}，添它的势`,
      zhuansheng: (by) => `按例该添${by}，那是日主自己，改取它`,
      fushen: (by) => `日主已经顺从，不宜${by}来扶`,
    },
  },
  zh_TW: {
    label: '喜忌',
    why: '五行各得幾分，為什麼',
    none: '沒有加減',
    shares: { peer: '比劫', resource: '印', output: '食傷', wealth: '財', officer: '官殺' },
    terms: {
      fuyi: '扶抑',
      tiaohou: '調候',
      qiongtong: '窮通',
      tongguan: '通關',
      bingyao: '病藥',
      shunshi: '順勢',
      xiexiu: '洩秀',
      haoqi: '耗氣',
      nishi: '逆勢',
      shengfu: '生扶',
      zhuansheng: '轉生',
      fushen: '扶身',
    },
    inParentheses: (term) => `（${term}）`,
    wanted: {
      peer: '日主力量不足，要比劫來幫',
      resource: '日主力量不足，要印來生',
      output: '日主力量有餘，宜由食傷流出',
      wealth: '日主力量有餘，擔得起財',
      officer: '日主力量有餘，宜有官殺來管',
    },
    unwanted: {
      peer: '日主力量有餘，不必比劫再幫',
      resource: '日主力量有餘，不必印再生',
      output: '日主力量不足，食傷還往外流',
      wealth: '日主力量不足，財又要費力',
      officer: '日主力量不足，官殺又要來管',
    },
    warm: '生在冬月，先要火來暖',
    cool: '生在夏月，先要水來潤',
    because: {
      qiongtong: (by) => `《窮通寶鑑》此月要${by}`,
      tongguan: (by, other) => `${by}與${other}相持，它在中間說合`,
      bingyao: () => '這一行已過四成五，不宜再添',
      shunshi: (by) => `全盤歸於${by}，順著它`,
      xiexiu: (by) => `${by}由它流出`,
      haoqi: (by) => `${by}要在它身上費力`,
      nishi: (by) => `逆著${by}的勢`,
      shengfu: (by) => `生${by}，添它的勢`,
      zhuansheng: (by) => `按例該添${by}，那是日主自己，改取它`,
      fushen: (by) => `日主已經順從，不宜${by}來扶`,
    },
  },
  en_US: {
    label: 'Favor',
    why: 'What each element scores, and why',
    none: 'Nothing adds or takes',
    shares: { peer: 'Peers', resource: 'Resource', output: 'Output', wealth: 'Wealth', officer: 'Officers' },
    terms: {
      fuyi: 'support and restraint',
      tiaohou: 'climate',
      qiongtong: 'wanted stems',
      tongguan: 'mediation',
      bingyao: 'flaw and remedy',
      shunshi: 'going along',
      xiexiu: 'outflow',
      haoqi: 'expense',
      nishi: 'going against',
      shengfu: 'feeding',
      zhuansheng: 'stand-in',
      fushen: 'support of the Self',
    },
    inParentheses: (term) => ` (${term})`,
    wanted: {
      peer: 'The Self is short of strength, and Peers lend a hand',
      resource: 'The Self is short of strength, and Resource feeds it',
      output: 'The Self has strength to spare, and Output lets it flow',
      wealth: 'The Self has strength to spare and can carry Wealth',
      officer: 'The Self has strength to spare, and Officers give it form',
    },
    unwanted: {
      peer: 'The Self has strength to spare and needs no more Peers',
      resource: 'The Self has strength to spare and needs no more Resource',
      output: 'The Self is short of strength, and Output draws on it',
      wealth: 'The Self is short of strength, and Wealth asks for more',
      officer: 'The Self is short of strength, and Officers ask for more',
    },
    warm: 'Born in a winter month, which asks for Fire',
    cool: 'Born in a summer month, which asks for Water',
    because: {
      qiongtong: (by) => `The old table asks for ${by} in this month`,
      tongguan: (by, other) => `${by} and ${other} are locked, and it goes between`,
      bingyao: () => 'More than 45% of the chart already',
      shunshi: (by) => `The chart runs with ${by}, so go along`,
      xiexiu: (by) => `Lets ${by} flow on`,
      haoqi: (by) => `${by} spends itself on it`,
      nishi: (by) => `Goes against ${by}`,
      shengfu: (by) => `Feeds ${by}`,
      zhuansheng: (by) => `Stands in for ${by}, which is the Self and takes no help`,
      fushen: (by) => `The Self has given way and takes no help from ${by}`,
    },
  },
}
