import type { JointType, LayerCode, PillarPlace } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/*
 * Texts outside the message catalogues, for which the first screen waits: they load with the parts that use them.
 */

/** Labels for the relations between time layers and the natal chart, in one language. */
export interface LayerRelationLabels {
  readonly places: Readonly<Record<PillarPlace | LayerCode, string>>
  /** Pattern of a participant in a relation: 日支戌, 流年辰. */
  readonly parties: Readonly<Record<'stem' | 'branch' | 'pair' | 'layer', string>>
  /** Pattern of a relation. Slots: `one` (the layer that causes it), `other` (the other participants), `all` (all participants). */
  readonly sentences: Readonly<Record<JointType, string>>
}

const simplified: LayerRelationLabels = {
  places: { year: '年', month: '月', day: '日', hour: '时', major: '大运', annual: '流年', monthly: '流月', daily: '流日', hourly: '流时' },
  parties: { stem: '{place}干{what}', branch: '{place}支{what}', pair: '{place}柱{what}', layer: '{place}{what}' },
  sentences: {
    'luck-and-year': '{one}与{other}干支相同（岁运并临）',
    'same-pillar': '{one}与{other}干支相同（伏吟）',
    'counter-pillar': '{one}与{other}干克支冲（反吟）',
    'three-meeting': '{all}三会{element}局',
    'three-combine': '{all}三合{element}局',
    'three-punish': '{all}成三刑',
    'six-combine': '{one}与{other}合{element}',
    'stem-combine': '{one}与{other}合{element}',
    'half-three': '{one}与{other}半合{element}',
    'arch-three': '{one}与{other}拱{element}',
    'hidden-combine': '{one}与{other}暗合',
    clash: '{one}冲{other}',
    'stem-clash': '{one}冲{other}',
    punish: '{one}刑{other}',
    'self-punish': '{one}与{other}自刑',
    harm: '{one}害{other}',
    break: '{one}破{other}',
    'void-filled': '{one}填实{other}之空',
    star: '{one}为{other}带来{star}',
  },
}

const traditional: LayerRelationLabels = {
  places: { year: '年', month: '月', day: '日', hour: '時', major: '大運', annual: '流年', monthly: '流月', daily: '流日', hourly: '流時' },
  parties: simplified.parties,
  sentences: {
    'luck-and-year': '{one}與{other}干支相同（歲運並臨）',
    'same-pillar': '{one}與{other}干支相同（伏吟）',
    'counter-pillar': '{one}與{other}干剋支沖（反吟）',
    'three-meeting': '{all}三會{element}局',
    'three-combine': '{all}三合{element}局',
    'three-punish': '{all}成三刑',
    'six-combine': '{one}與{other}合{element}',
    'stem-combine': '{one}與{other}合{element}',
    'half-three': '{one}與{other}半合{element}',
    'arch-three': '{one}與{other}拱{element}',
    'hidden-combine': '{one}與{other}暗合',
    clash: '{one}沖{other}',
    'stem-clash': '{one}沖{other}',
    punish: '{one}刑{other}',
    'self-punish': '{one}與{other}自刑',
    harm: '{one}害{other}',
    break: '{one}破{other}',
    'void-filled': '{one}填實{other}之空',
    star: '{one}為{other}帶來{star}',
  },
}

/** Names of pillars and layers are in lower case: CSS capitalises the first letter of a line or cell. */
const english: LayerRelationLabels = {
  places: {
    year: 'year',
    month: 'month',
    day: 'day',
    hour: 'hour',
    major: 'cycle',
    annual: 'year',
    monthly: 'month',
    daily: 'day',
    hourly: 'hour',
  },
  parties: {
    stem: 'the {what} in your {place} pillar',
    branch: 'the {what} in your {place} pillar',
    pair: 'your {place} pillar {what}',
    layer: 'the {place}’s {what}',
  },
  sentences: {
    'luck-and-year': '{one} and {other} are the same pair',
    'same-pillar': '{one} is the same pair as {other}',
    'counter-pillar': '{one} clashes with {other}, stem and branch',
    'three-meeting': '{all} gather into {element}',
    'three-combine': '{all} join three ways into {element}',
    'three-punish': '{all} rub one another',
    'six-combine': '{one} joins {other} toward {element}',
    'stem-combine': '{one} joins {other} toward {element}',
    'half-three': '{one} half-joins {other} toward {element}',
    'arch-three': '{one} and {other} arch over {element}',
    'hidden-combine': '{one} quietly joins {other}',
    clash: '{one} clashes with {other}',
    'stem-clash': '{one} clashes with {other}',
    punish: '{one} rubs {other}',
    'self-punish': '{one} meets its own kind, {other}',
    harm: '{one} crosses {other}',
    break: '{one} nudges {other}',
    'void-filled': '{one} fills a void: {other}',
    star: '{one} brings {star} to {other}',
  },
}

/** Labels of the relations between time layers and the natal chart, by language. */
export const LAYER_RELATION_LABELS: Readonly<Record<Locale, LayerRelationLabels>> = {
  zh_CN: simplified,
  zh_TW: traditional,
  en_US: english,
}
