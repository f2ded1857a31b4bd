import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Rows of a chart table, top to bottom. */
export const CHART_ROWS = ['tenGod', 'stem', 'branch', 'hidden', 'nayin', 'stage', 'voids', 'stars'] as const
export type ChartRow = (typeof CHART_ROWS)[number]

export const CHART_ROW_LABELS: Record<ChartRow, MessageDescriptor> = {
  tenGod: msg({ message: '十神', context: 'row' }),
  stem: msg({ message: '天干', context: 'row' }),
  branch: msg({ message: '地支', context: 'row' }),
  hidden: msg({ message: '藏干', context: 'row' }),
  nayin: msg({ message: '纳音', context: 'row' }),
  stage: msg({ message: '长生', context: 'row' }),
  voids: msg({ message: '空亡', context: 'row' }),
  stars: msg({ message: '神煞', context: 'row' }),
}

/** Explanation of each row in one or two sentences (texts of the glossary). */
export const CHART_ROW_NOTES: Record<ChartRow, MessageDescriptor> = {
  tenGod: msg`十神说的是一个字与日主的关系：同我、我生、我克、克我、生我，各分阴阳。`,
  stem: msg`天干共十个，分属五行，各有阴阳。`,
  branch: msg`地支共十二个，各配一个月、一个时辰、一个生肖。`,
  hidden: msg`地支里藏着一到三个天干，头一个是本气。比重各家不一，这里列出的是本书采用的。`,
  nayin: msg`六十甲子两两一组，各配一物，共三十种，称为纳音。`,
  stage: msg`十二长生以草木一生作比，看日主到了这一支是盛是衰。“病”“死”只是步名，与健康寿命无关。`,
  voids: msg`六十甲子每十个为一旬，十二支便多出两个，称为空亡。`,
  stars: msg`神煞是有名字的小标记，像地图上的图例：这里有座桥，那里有口井。名字有好听有难听，都不作吉凶的断语。`,
}
