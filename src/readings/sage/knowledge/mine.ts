/** Describes a term within the user's chart. */
import type { Locale } from '../../reader/locale.ts'
import type { ElementCode, ShareCode, TenGodCode } from '#bazi/index.ts'
import { analyseChart, castChart, ELEMENTS, elementOfStem, luckPillarAt, pillarTextsOf, STEMS, tenGodOf } from '#bazi/index.ts'
import {
  formatElement,
  formatPair,
  formatPatternName,
  formatPercent,
  formatShare,
  formatStem,
  getTermName,
} from '../../facts/format-names.ts'
import { nayinLabels } from '../../facts/text/code-labels.ts'
import type { PillarName } from '../../facts/chart-person.ts'
import type { SageQuestion } from '../asked.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import taiwan from '../data/zh-tw-dt.json' with { type: 'json' }
import type { AnswerPiece } from '../piece.ts'
import { describeGods, describePattern, describeRelations, describeSeat, describeStars, describeYear, findAskedYear } from './mine-more.ts'
import type { DtTextFormatter, Own, OwnFact } from './own-fact.ts'
import { listAskedPlaces, PLACES, placesOf } from './own-fact.ts'

const listOf = (items: readonly string[], locale: Locale) =>
  locale === 'en_US' ? new Intl.ListFormat('en-GB').format(items) : items.join('、')
const where = (own: Own, is: (place: PillarName) => boolean) => placesOf(own).filter(is)
const named = (own: Own, places: readonly PillarName[]) =>
  listOf(
    places.map((place) => own.say(place)),
    own.locale,
  )

const answer = (text: string, ref: string, label: string, has?: boolean): OwnFact => ({
  text,
  ref,
  label,
  ...(has === undefined ? {} : { has }),
})

function ofGod(own: Own, god: TenGodCode): OwnFact {
  const { chart, locale, say } = own
  const day = chart.pillars.day.stem
  const stem = STEMS.find((one) => tenGodOf(day, one) === god)!
  const shown = where(own, (place) => place !== 'day' && chart.pillars[place]!.stem === stem)
  const hidden = where(own, (place) => chart.pillars[place]!.hidden.some((one) => one.stem === stem))
  const slots = { day: formatStem(day, locale), name: getTermName(`god-${god}`, locale), stem: formatStem(stem, locale) }
  if (shown.length > 0)
    return answer(
      say('mineStems', { ...slots, places: named(own, shown) }),
      shown.map((place) => `${place}.stem`).join(' '),
      slots.name,
      true,
    )
  if (hidden.length > 0)
    return answer(
      say('mineHidden', { ...slots, places: named(own, hidden) }),
      hidden.map((place) => `${place}.hidden`).join(' '),
      slots.name,
      true,
    )
  return answer(say('mineNone', slots), 'day.stem', slots.day, false)
}

function inPlaces(own: Own, id: string, part: string, is: (place: PillarName) => boolean): OwnFact {
  const name = getTermName(id, own.locale)
  const places = where(own, is)
  return places.length === 0
    ? answer(own.say('mineAbsent', { name }), '', name, false)
    : answer(own.say('minePlace', { name, places: named(own, places) }), places.map((place) => `${place}.${part}`).join(' '), name, true)
}

const is = (own: Own, id: string, value: string, ref: string) =>
  answer(own.say('mineIs', { name: getTermName(id, own.locale), value }), ref, value)

function ofId(own: Own, id: string): OwnFact | undefined {
  const { chart, analysis, locale, say } = own
  const [, kind, code] = /^([a-z]+)-(.+)$/.exec(id) ?? []
  const at = (place: PillarName) => chart.pillars[place]!
  const starsAt = (place: PillarName): readonly string[] => analysis.stars[PLACES.indexOf(place)] ?? []
  if (kind === 'god') return ofGod(own, code as TenGodCode)
  if (kind === 'share')
    return answer(
      say('mineFamily', { name: getTermName(id, locale), share: formatShare(analysis.shares[code as ShareCode], locale) }),
      '',
      getTermName(id, locale),
    )
  if (kind === 'element')
    return answer(
      say('mineShare', {
        name: getTermName(id, locale),
        share: formatPercent(analysis.percent[ELEMENTS.indexOf(code as ElementCode)]!, locale),
      }),
      where(own, (place) => elementOfStem(at(place).stem) === code)
        .map((place) => `${place}.stem`)
        .join(' '),
      getTermName(id, locale),
    )
  if (kind === 'stem') return inPlaces(own, id, 'stem', (place) => at(place).stem === code)
  if (kind === 'branch') return inPlaces(own, id, 'branch', (place) => at(place).branch === code)
  if (kind === 'stage' && id !== 'stages') return inPlaces(own, id, 'stage', (place) => at(place).stage === code)
  if (kind === 'star' && code !== 'sanqi') return inPlaces(own, id, 'stars', (place) => starsAt(place).includes(code!))
  if (kind === 'pillar') {
    const pillar = chart.pillars[code as PillarName]
    return pillar === null || pillar === undefined ? undefined : is(own, id, formatPair(pillar, locale), `${code}.stem ${code}.branch`)
  }
  if (id === 'five-elements') {
    const shareOf = (element: ElementCode) => analysis.percent[ELEMENTS.indexOf(element)]!
    const isLeast = LEAST.test(own.asked)
    const isMost = !isLeast && MOST.test(own.asked)
    const rankOf = (element: ElementCode) =>
      isLeast ? shareOf(element) : isMost ? -shareOf(element) : -Number(isElementNamed(own, element))
    const order = ELEMENTS.toSorted((a, b) => rankOf(a) - rankOf(b))
    const list = listOf(
      order.map((element) => `${formatElement(element, locale)}${locale === 'en_US' ? ' ' : ''}${formatPercent(shareOf(element), locale)}`),
      locale,
    )
    const first = formatElement(order[0]!, locale)
    const key = isMost ? 'mineMost' : !isLeast ? 'mineElements' : shareOf(order[0]!) === 0 ? 'mineMissing' : 'mineLeast'
    const text = say(key, { least: first, most: first, list })
    return answer(text, '', getTermName(id, locale))
  }
  if (id === 'hidden-stems') {
    const stems = (place: PillarName) =>
      listOf(
        at(place).hidden.map(({ stem }) => formatStem(stem, locale)),
        locale,
      )
    const places = listAskedPlaces(own)
    const list = places.map((place) => say('holds', { place: say(place), value: stems(place) }))
    return answer(
      say('mineTies', { list: list.join(locale === 'en_US' ? '; ' : '，') }),
      places.map((place) => `${place}.hidden`).join(' '),
      getTermName(id, locale),
    )
  }
  if (id === 'repeat')
    return inPlaces(own, id, 'stem', (place) =>
      placesOf(own).some((other) => other !== place && at(other).stem === at(place).stem && at(other).branch === at(place).branch),
    )
  if (id === 'day-master')
    return is(
      own,
      id,
      `${formatStem(chart.pillars.day.stem, locale)}${locale === 'en_US' ? ' ' : ''}${formatElement(elementOfStem(chart.pillars.day.stem), locale)}`,
      'day.stem',
    )
  if (id === 'spouse-palace') return describeSeat(own, 'day')
  if (id === 'month-order') return describeSeat(own, 'month')
  if (id === 'stars') return describeStars(own)
  if (id === 'relations' || (kind === 'relation' && id !== 'relation-tan-he')) return describeRelations(own, id)
  const year = findAskedYear(own)
  if (id === 'layer-annual' || (id === 'ten-gods' && year !== undefined)) return describeYear(own, year ?? Number(own.today.slice(0, 4)))
  if (id === 'ten-gods') return describeGods(own)
  if (id === 'conception') return is(own, id, formatPair(chart.conception, locale), '')
  if (id === 'life-palace') return analysis.lifePalace === null ? undefined : is(own, id, formatPair(analysis.lifePalace, locale), '')
  if (id === 'nayin') return nayinOf(own)
  if (id === 'animal') return is(own, id, getTermName(`branch-${chart.pillars.year.branch}`, locale), 'year.branch')
  if (id === 'strength' || kind === 'strength')
    return answer(
      say('mineClass', {
        share: formatPercent(analysis.strength.s, locale),
        value: getTermName(`strength-${analysis.strength.class}`, locale),
      }),
      'day.stem',
      getTermName(`strength-${analysis.strength.class}`, locale),
    )
  if (id.startsWith('pattern-') && id !== 'pattern-state') return describePattern(own, id)
  if (id.startsWith('pattern') || id === 'transforming')
    return is(own, 'pattern', formatPatternName(analysis.pattern, locale), 'month.branch month.hidden')
  const role = {
    'useful-yongshen': analysis.useful,
    favour: analysis.useful,
    'useful-xishen': analysis.joyful,
    'useful-jishen': analysis.adverse,
    'useful-choushen': analysis.enemy,
    'useful-xianshen': analysis.idle,
  }[id]
  if (role !== undefined) return is(own, id === 'favour' ? 'useful-yongshen' : id, formatElement(role, locale), '')
  if (id === 'layer-major' || id === 'start-of-luck') {
    const now = luckPillarAt(chart, `${own.today}T12:00:00Z`)
    return now === null
      ? undefined
      : answer(
          say('mineCycle', { value: formatPair(now, locale), from: String(now.startYear), to: String(now.startYear + 10) }),
          '',
          formatPair(now, locale),
        )
  }
  if (id === 'bazi' || id === 'chart' || id === 'four-pillars') {
    const texts = pillarTextsOf(chart)
    const value =
      locale === 'en_US'
        ? placesOf(own)
            .map((place) => formatPair(at(place), locale))
            .join(', ')
        : placesOf(own)
            .map((place) => texts[place])
            .join(' ')
    return answer(say('mineChart', { value }), '', value)
  }
  return undefined
}

/** Questions which element is the most. */
const MOST = /最多|最旺|最强|\b(most|strongest)\b/
/** Questions which element is missing or least. */
const LEAST = /缺|最少|最弱|\b(missing|lack|least|weakest)\b/
const NAMED_ELEMENTS: Readonly<Record<ElementCode, RegExp>> = {
  wood: /木|wood/,
  fire: /火|fire/,
  earth: /土|earth/,
  metal: /金|metal/,
  water: /水|water/,
}
const isElementNamed = ({ asked }: Own, element: ElementCode) => NAMED_ELEMENTS[element].test(asked)

function nayinOf(own: Own): OwnFact {
  const table: Readonly<Record<string, string>> = taiwan
  const nameAt = (place: PillarName) => {
    const label = nayinLabels[own.chart.pillars[place]!.nayin]!
    return own.locale === 'zh_TW' ? (table[label.zh_CN] ?? label.zh_CN) : label[own.locale]
  }
  const places = listAskedPlaces(own)
  const list = places.map((place) => own.say('minePart', { place: own.say(place), value: nameAt(place) }))
  return is(own, 'nayin', listOf(list, own.locale), places.map((place) => `${place}.nayin`).join(' '))
}

/** States a term in the user's chart; undefined without a chart or for a term that a chart does not show. */
export function findOwnFact(asked: SageQuestion, id: string, say: DtTextFormatter): OwnFact | undefined {
  if (asked.person === undefined) return undefined
  const chart = castChart(asked.person.birth)
  const own = {
    chart,
    analysis: analyseChart(chart),
    locale: asked.locale,
    say,
    today: asked.now.local.slice(0, 10),
    asked: normalizeQuestion(asked.text),
  }
  return ofId(own, id)
}

/** Composes the piece of a statement about the user's chart. */
export const toOwnPiece = ({ text, ref, label }: OwnFact): AnswerPiece => ({ kind: 'text', text, cites: [{ to: 'chart', ref, label }] })
