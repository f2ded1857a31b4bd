import type { MoreStarCode } from '#bazi/index.ts'
import { MORE_STAR_HAN } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/* Names outside the message catalogues (see `patterns.ts`): only one section uses them. */

const taiwan: Record<MoreStarCode, string> = {
  xuetang: '學堂',
  ciguan: '詞館',
  dexiu: '德秀',
  feiren: '飛刃',
  tianluo: '天羅',
  diwang3: '地網',
  jinshen: '金神',
  jielukongwang: '截路空亡',
  ride: '日德',
  rigui: '日貴',
  liuxiuri: '六秀日',
  bazhuanri: '八專日',
  jinshen4: '進神',
  shilingri: '十靈日',
}

const english: Record<MoreStarCode, string> = {
  xuetang: 'School',
  ciguan: 'Academy',
  dexiu: 'Virtue and grace',
  feiren: 'Flying blade',
  tianluo: 'Net of heaven',
  diwang3: 'Net of earth',
  jinshen: 'Metal spirit',
  jielukongwang: 'Void on the road',
  ride: 'Day of virtue',
  rigui: 'Day of rank',
  liuxiuri: 'One of six graceful days',
  bazhuanri: 'One of eight single-minded days',
  jinshen4: 'Step forward',
  shilingri: 'One of ten bright days',
}

/** Names of the stars outside the main 36 (glossary). */
export const MORE_STAR_LABELS: Record<Locale, Record<MoreStarCode, string>> = { zh_CN: MORE_STAR_HAN, zh_TW: taiwan, en_US: english }
