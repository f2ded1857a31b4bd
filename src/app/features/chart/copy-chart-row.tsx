import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useLingui } from '@lingui/react/macro'
import {
  type Chart,
  type Ganzhi,
  type Layers,
  type Pillar,
  type PillarPlace,
  type Relation,
  type StarCode,
  type UsefulElements,
  analyseChart,
  BRANCH_HAN,
  ELEMENTS,
  elementOfStem,
  layersAt,
  polarityOfStem,
  STEM_HAN,
} from '#bazi/index.ts'
import { useMessages, type Messages } from '../../language/use-messages.ts'
import { RowButton } from '../../ui/row.tsx'
import { useShare } from '../../ui/use-share.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { CHART_TEXT_LABELS } from '../../terms/chart-text-labels.ts'
import { ELEMENT_LABELS, POLARITY_LABELS } from '../../terms/elements.ts'
import { FAVOUR_ROLE_LABELS } from '../../terms/favour-roles.ts'
import { FAVOUR_LABELS } from '../../terms/favour-labels.ts'
import { LAYER_RELATION_LABELS } from '../../terms/joint-labels.ts'
import { TIME_LAYERS } from '../../terms/layers.ts'
import { LIFE_STAGE_LABELS } from '../../terms/life-stages.ts'
import { formatChartPattern } from '../../terms/patterns.ts'
import { listActiveSchoolRules } from '../../terms/school-labels.ts'
import { PILLAR_PLACES, PILLAR_LABELS } from '../../terms/pillar-places.ts'
import { STAR_LABELS } from '../../terms/stars.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { STRENGTH_LABELS } from '../../terms/strengths.ts'
import { DAY_MASTER_LABEL, TEN_GOD_LABELS } from '../../terms/ten-gods.ts'
import { getLocalClock } from './viewed-moment.ts'

export interface CopyChartRowProps {
  chart: Chart
}

/** Row that copies the chart as text, for use with the user's own language model. */
export function CopyChartRow({ chart }: CopyChartRowProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { copy } = useShare()
  return (
    <RowButton
      icon={<Copy size={22} weight="light" />}
      detail={t`四柱、十神、力量与大运都在里面，没有姓名和生日。`}
      onClick={() => void copy(formatChartText(messages, chart, new Date()))}
    >
      {t`复制命盘，拿去问你自己的 AI`}
    </RowButton>
  )
}

const ROLES: readonly (keyof UsefulElements)[] = ['useful', 'joyful', 'idle', 'enemy', 'adverse']

/**
 * Formats a chart as text for a language model: one fact per line, and the rules used. Omits name and birth date; English adds names to
 * characters.
 */
export function formatChartText(messages: Messages, chart: Chart, now: Date): string {
  const { _, locale } = messages
  const text = CHART_TEXT_LABELS[locale]
  const analysis = analyseChart(chart)
  const { input, luck, pillars } = chart
  const list = (items: readonly string[]) => items.join(text.comma)
  const element = (code: (typeof ELEMENTS)[number]) => _(ELEMENT_LABELS[code])
  const pair = (one: Ganzhi) => (writingSystems[locale].readsHan ? one.ganzhi : `${one.ganzhi} ${pairTextOf(_, one)}`)
  const { strength, patternState } = analysis
  const { stem } = pillars.day
  const percents = analysis.percent.map((value, i) => `${element(ELEMENTS[i]!)} ${value}%`)
  const families = Object.entries(analysis.shares).map(([code, share]) => `${FAVOUR_LABELS[locale].shares[code as 'peer']} ${share}%`)
  const signs = (
    [
      [text.season, strength.inSeason],
      [text.root, strength.isRooted],
      [text.support, strength.isSupported],
    ] as const
  ).map(([sign, holds]) => `${sign} ${holds ? text.yes : text.no}`)
  const gods = (sign: string, codes: typeof patternState.likes) =>
    codes.length > 0 ? [`${sign} ${codes.map((god) => _(TEN_GOD_LABELS[god])).join(' ')}`] : []
  const relations = analysis.relations.map((one) => relationText(messages, one, pillars))
  return [
    text.head(chart.engine, chart.rules),
    list([input.solarTime ? text.clock.solar : text.clock.civil, text.day[input.zi]]),
    ...(input.school ? [`${text.school}${text.colon}${list(listActiveSchoolRules(locale, input.school))}`] : []),
    ...PILLAR_PLACES.map(
      (place, i) => `${_(PILLAR_LABELS[place])}${text.colon}${pillarText(messages, pillars[place], analysis.stars[i], pair)}`,
    ),
    `${_(DAY_MASTER_LABEL)}${text.colon}${STEM_HAN[stem]} ${_(POLARITY_LABELS[polarityOfStem(stem)])} ${element(elementOfStem(stem))}`,
    `${text.elements}${text.colon}${list(percents)}`,
    `${text.families}${text.colon}${list(families)}`,
    `${text.strength}${text.colon}${list([`${STRENGTH_LABELS[locale][strength.class]} ${strength.s}%`, ...signs])}`,
    `${text.pattern}${text.colon}${list([formatChartPattern(messages, analysis.pattern), ...gods('+', patternState.likes), ...gods('−', patternState.breaks)])}`,
    ...ROLES.map((role) => `${_(FAVOUR_ROLE_LABELS[role])}${text.colon}${element(analysis[role])}`),
    `${text.relations}${text.colon}${relations.join(text.semicolon) || text.none}`,
    `${text.luck}${text.colon}${list([luck.forward ? text.forward : text.backward, ...(luck.uncertainDays ? [text.uncertain(luck.uncertainDays)] : [])])}`,
    ...luck.pillars.map((cycle) => `${cycle.startDate} ${pair(cycle)}`),
    `${text.now} ${getLocalClock(now).local.slice(0, 16).replace('T', ' ')}${text.colon}${list(layerTexts(locale, layersAt(chart, getLocalClock(now)), pair))}`,
  ].join('\n')
}

type PairText = (pair: Ganzhi) => string

function pillarText({ _, locale }: Messages, pillar: Pillar | null, stars: readonly StarCode[] | undefined, pair: PairText): string {
  const text = CHART_TEXT_LABELS[locale]
  if (!pillar) return text.unknownHour
  const hidden = pillar.hidden.map(({ stem, tenGod }) => `${STEM_HAN[stem]} ${_(TEN_GOD_LABELS[tenGod])}`)
  const found = (stars ?? []).map((star) => _(STAR_LABELS[star]))
  return [
    `${pair(pillar)}${text.comma}${_(pillar.tenGod ? TEN_GOD_LABELS[pillar.tenGod] : DAY_MASTER_LABEL)}`,
    `${text.hidden} ${hidden.join(text.comma)}`,
    `${text.stage} ${_(LIFE_STAGE_LABELS[pillar.stage])}`,
    ...(found.length > 0 ? [`${text.stars} ${found.join(text.comma)}`] : []),
  ].join(text.semicolon)
}

function relationText({ _, locale }: Messages, { type, positions, element }: Relation, pillars: Chart['pillars']): string {
  const text = CHART_TEXT_LABELS[locale]
  const ofStems = type === 'stem-combine' || type === 'stem-clash'
  const parties = positions.map((position) => {
    const place: PillarPlace = PILLAR_PLACES[position]!
    const { stem, branch } = pillars[place]!
    return `${LAYER_RELATION_LABELS[locale].places[place]}${ofStems ? STEM_HAN[stem] : BRANCH_HAN[branch]}`
  })
  return `${parties.join(' ')} ${text.relation[type]}${element ? ` ${text.towards(_(ELEMENT_LABELS[element]))}` : ''}`
}

function layerTexts(locale: Messages['locale'], layers: Layers, pair: PairText): string[] {
  return TIME_LAYERS.flatMap((code) => {
    const layer = layers[code]
    return layer ? [`${LAYER_RELATION_LABELS[locale].places[code]} ${pair(layer.pillar)}`] : []
  })
}
