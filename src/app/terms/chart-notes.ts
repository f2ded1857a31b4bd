import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  type BranchCode,
  type Chart,
  type Pillar,
  type PillarPlace,
  type StemCode,
  BRANCH_HAN,
  BRANCHES,
  elementOfBranch,
  elementOfNayin,
  elementOfStem,
  polarityOfBranch,
  polarityOfStem,
  STEM_HAN,
  ELEMENTS,
  tenGodOf,
} from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'
import { createClockFormatter } from './clock.ts'
import { CHART_ROW_NOTES, type ChartRow } from './chart-rows.ts'
import { ELEMENT_LABELS, POLARITY_LABELS } from './elements.ts'
import { LIFE_STAGE_LABELS } from './life-stages.ts'
import { formatList } from './list.ts'
import { NA_YIN_LABELS } from './na-yin.ts'
import { PILLAR_PLACES, PILLAR_LABELS } from './pillar-places.ts'
import { stemTextOf, formatBranchWithNoun, ANIMAL_LABELS, branchTextOf, BRANCH_PINYIN, pairTextOf, STEM_PINYIN } from './stems-branches.ts'
import type { Translator, Messages } from '../language/use-messages.ts'
import { TEN_GOD_LABELS } from './ten-gods.ts'

const DAY_MASTER_NOTE = msg`日柱的天干叫日主，代表本人，其余各字都从它看起。`
const STEM_NOTE = msg`{han}（{pinyin}）属{polarity}{element}。`
const BRANCH_NOTE = msg`{han}（{pinyin}）属{polarity}{element}，生肖{animal}，时辰 {from}–{to}。`
const HIDDEN_NOTE = msg`{branch}中所藏：{stems}。`
const NAYIN_NOTE = msg`{pair}属{nayin}，五行为{element}。`
const STAGE_NOTE = msg`日主{day}到{branch}，为{stage}。`
const VOID_NOTE = msg`{pair}所在的一旬空{voids}。`
const VOID_HIT_NOTE = msg`此盘{pillars}的地支落在其中。`

const PLACE_NOTES: Record<'year' | 'month', MessageDescriptor> = {
  year: msg`年柱从立春交节的那一刻换。`,
  month: msg`月柱从十二节交节的那一刻换。`,
}
const LUNAR_YEAR_NOTE = msg`年柱从正月初一换。`
const DAY_NOTE = msg`日柱在 {turn} 换。`
const HOUR_NOTES = {
  solar: msg`时柱两小时一换，按真太阳时；时干由日干推出。`,
  civil: msg`时柱两小时一换，按钟表；时干由日干推出。`,
}

function placeNoteOf(messages: Messages, { input }: Chart, place: PillarPlace): string {
  const { _ } = messages
  if (place === 'hour') return _(HOUR_NOTES[input.solarTime ? 'solar' : 'civil'])
  if (place === 'year' && input.school?.yearName) return _(LUNAR_YEAR_NOTE)
  if (place !== 'day') return _(PLACE_NOTES[place])
  return _({ ...DAY_NOTE, values: { turn: createClockFormatter(messages).fullHour(Number(input.zi)) } })
}

function stemNoteOf(_: Translator, stem: StemCode): string {
  const polarity = _(POLARITY_LABELS[polarityOfStem(stem)])
  const element = _(ELEMENT_LABELS[elementOfStem(stem)])
  return _({ ...STEM_NOTE, values: { han: STEM_HAN[stem], pinyin: STEM_PINYIN[stem], polarity, element } })
}

function branchNoteOf(messages: Messages, branch: BranchCode): string {
  const { _ } = messages
  const { fullHour } = createClockFormatter(messages)
  const from = BRANCHES.indexOf(branch) * 2 + 23
  const values = {
    han: BRANCH_HAN[branch],
    pinyin: BRANCH_PINYIN[branch],
    polarity: _(POLARITY_LABELS[polarityOfBranch(branch)]),
    element: _(ELEMENT_LABELS[elementOfBranch(branch)]),
    animal: _(ANIMAL_LABELS[branch]),
    from: fullHour(from),
    to: fullHour(from + 2),
  }
  return _({ ...BRANCH_NOTE, values })
}

/** Lists the pillars of a chart whose branches are void (空亡) for the given pillar. */
function voidPlacesOf({ pillars }: Chart, { voids }: Pillar): PillarPlace[] {
  return PILLAR_PLACES.filter((place) => {
    const branch = pillars[place]?.branch
    return branch !== undefined && voids.includes(branch)
  })
}

function voidNotesOf(_: Translator, locale: Locale, chart: Chart, pillar: Pillar): string[] {
  const voids = formatList(
    locale,
    pillar.voids.map((branch) => branchTextOf(_, branch)),
  )
  const note = _({ ...VOID_NOTE, values: { pair: pairTextOf(_, pillar), voids } })
  const hit = voidPlacesOf(chart, pillar).map((place) => _(PILLAR_LABELS[place]))
  if (hit.length === 0) return [note]
  return [note, _({ ...VOID_HIT_NOTE, values: { pillars: formatList(locale, hit) } })]
}

function hiddenNoteOf(_: Translator, locale: Locale, { branch, hidden }: Pillar): string {
  const stems = formatList(
    locale,
    hidden.map(({ stem, weight }) => `${stemTextOf(_, stem)} ${weight}%`),
  )
  return _({ ...HIDDEN_NOTE, values: { branch: formatBranchWithNoun(_, branch), stems } })
}

function nayinNoteOf(_: Translator, pillar: Pillar): string {
  const element = _(ELEMENT_LABELS[elementOfNayin(pillar.nayin)])
  return _({ ...NAYIN_NOTE, values: { pair: pairTextOf(_, pillar), nayin: _(NA_YIN_LABELS[pillar.nayin]), element } })
}

function stageNoteOf(_: Translator, day: StemCode, { branch, stage }: Pillar): string {
  const values = { day: stemTextOf(_, day), branch: formatBranchWithNoun(_, branch), stage: _(LIFE_STAGE_LABELS[stage]) }
  return _({ ...STAGE_NOTE, values })
}

interface Cell extends Messages {
  readonly chart: Chart
  readonly pillar: Pillar
}

/** Per row, a function that explains a cell's value and its origin. */
const VALUE_NOTES: Record<ChartRow, (cell: Cell) => string[]> = {
  tenGod: ({ _, chart, pillar }) => [pillar.tenGod ? explainTenGod(_, chart.pillars.day.stem, pillar.stem) : _(DAY_MASTER_NOTE)],
  stem: ({ _, pillar }) => [stemNoteOf(_, pillar.stem)],
  branch: ({ chart: _chart, pillar, ...messages }) => [branchNoteOf(messages, pillar.branch)],
  hidden: ({ _, locale, pillar }) => [hiddenNoteOf(_, locale, pillar)],
  nayin: ({ _, pillar }) => [nayinNoteOf(_, pillar)],
  stage: ({ _, chart, pillar }) => [stageNoteOf(_, chart.pillars.day.stem, pillar)],
  voids: ({ _, locale, chart, pillar }) => voidNotesOf(_, locale, chart, pillar),
  // Empty: the note of the row (CHART_ROW_NOTES) explains the stars.
  stars: () => [],
}

/** Explains a chart cell in sentences: first its value and origin, then its row. */
export function formatChartCellNotes(messages: Messages, chart: Chart, row: ChartRow, place: PillarPlace): string[] {
  const pillar = chart.pillars[place]
  if (!pillar) return []
  const origin = row === 'stem' || row === 'branch' ? [placeNoteOf(messages, chart, place)] : []
  return [...VALUE_NOTES[row]({ ...messages, chart, pillar }), ...origin, messages._(CHART_ROW_NOTES[row])]
}

/** Sentences for stems of the same polarity, indexed by the steps in the generating cycle from the day master's element to the other. */
const LIKE: readonly MessageDescriptor[] = [
  msg`{other}与日主{day}同属{otherElement}，阴阳相同，是为{god}。`,
  msg`日主{day}属{dayElement}，生{other}之{otherElement}，阴阳相同，是为{god}。`,
  msg`日主{day}属{dayElement}，克{other}之{otherElement}，阴阳相同，是为{god}。`,
  msg`{other}属{otherElement}，克日主{day}之{dayElement}，阴阳相同，是为{god}。`,
  msg`{other}属{otherElement}，生日主{day}之{dayElement}，阴阳相同，是为{god}。`,
]
const UNLIKE: readonly MessageDescriptor[] = [
  msg`{other}与日主{day}同属{otherElement}，阴阳不同，是为{god}。`,
  msg`日主{day}属{dayElement}，生{other}之{otherElement}，阴阳不同，是为{god}。`,
  msg`日主{day}属{dayElement}，克{other}之{otherElement}，阴阳不同，是为{god}。`,
  msg`{other}属{otherElement}，克日主{day}之{dayElement}，阴阳不同，是为{god}。`,
  msg`{other}属{otherElement}，生日主{day}之{dayElement}，阴阳不同，是为{god}。`,
]

/** Explains why a stem is its ten god for the day master, as a sentence. */
function explainTenGod(_: Translator, day: StemCode, other: StemCode): string {
  const dayElement = elementOfStem(day)
  const otherElement = elementOfStem(other)
  const steps = (ELEMENTS.indexOf(otherElement) - ELEMENTS.indexOf(dayElement) + 5) % 5
  const sentences = polarityOfStem(day) === polarityOfStem(other) ? LIKE : UNLIKE
  return _({
    ...sentences[steps]!,
    values: {
      day: stemTextOf(_, day),
      other: stemTextOf(_, other),
      dayElement: _(ELEMENT_LABELS[dayElement]),
      otherElement: _(ELEMENT_LABELS[otherElement]),
      god: _(TEN_GOD_LABELS[tenGodOf(day, other)]),
    },
  })
}
