/** Describes a term within the user's chart. */
import type { Locale } from '../../reader/locale.ts'
import type { Analysis, Chart, ElementCode, ShareCode, TenGodCode } from '#bazi/index.ts'
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
import type { SageQuestion } from '../asked.ts'
import type { Citation, AnswerPiece } from '../piece.ts'
import type { dtTexts } from '../text/dt.ts'

export type DtTextFormatter = (key: keyof typeof dtTexts, slots?: Readonly<Record<string, string>>) => string

const PLACES = ['year', 'month', 'day', 'hour'] as const
type Place = (typeof PLACES)[number]

interface Own {
  readonly chart: Chart
  readonly analysis: Analysis
  readonly locale: Locale
  readonly say: DtTextFormatter
  readonly today: string
}

const listOf = (items: readonly string[], locale: Locale) =>
  locale === 'en_US' ? new Intl.ListFormat('en-GB').format(items) : items.join('、')
const placesOf = ({ chart }: Own): readonly Place[] => PLACES.filter((place) => chart.pillars[place] !== null)
const where = (own: Own, is: (place: Place) => boolean) => placesOf(own).filter(is)
const named = (own: Own, places: readonly Place[]) =>
  listOf(
    places.map((place) => own.say(place)),
    own.locale,
  )

function answer(text: string, ref: string, label: string): AnswerPiece {
  const cite: Citation = { to: 'chart', ref, label }
  return { kind: 'text', text, cites: [cite] }
}

function ofGod(own: Own, god: TenGodCode): AnswerPiece {
  const { chart, locale, say } = own
  const day = chart.pillars.day.stem
  const stem = STEMS.find((one) => tenGodOf(day, one) === god)!
  const shown = where(own, (place) => place !== 'day' && chart.pillars[place]!.stem === stem)
  const hidden = where(own, (place) => chart.pillars[place]!.hidden.some((one) => one.stem === stem))
  const slots = { day: formatStem(day, locale), name: getTermName(`god-${god}`, locale), stem: formatStem(stem, locale) }
  if (shown.length > 0)
    return answer(say('mineStems', { ...slots, places: named(own, shown) }), shown.map((place) => `${place}.stem`).join(' '), slots.name)
  if (hidden.length > 0)
    return answer(
      say('mineHidden', { ...slots, places: named(own, hidden) }),
      hidden.map((place) => `${place}.hidden`).join(' '),
      slots.name,
    )
  return answer(say('mineNone', slots), 'day.stem', slots.day)
}

function inPlaces(own: Own, id: string, part: string, is: (place: Place) => boolean): AnswerPiece {
  const name = getTermName(id, own.locale)
  const places = where(own, is)
  return places.length === 0
    ? answer(own.say('mineAbsent', { name }), '', name)
    : answer(own.say('minePlace', { name, places: named(own, places) }), places.map((place) => `${place}.${part}`).join(' '), name)
}

const is = (own: Own, id: string, value: string, ref: string) =>
  answer(own.say('mineIs', { name: getTermName(id, own.locale), value }), ref, value)

function ofId(own: Own, id: string): AnswerPiece | undefined {
  const { chart, analysis, locale, say } = own
  const [, kind, code] = /^([a-z]+)-(.+)$/.exec(id) ?? []
  const at = (place: Place) => chart.pillars[place]!
  const starsAt = (place: Place): readonly string[] => analysis.stars[PLACES.indexOf(place)] ?? []
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
    const pillar = chart.pillars[code as Place]
    return pillar === null || pillar === undefined ? undefined : is(own, id, formatPair(pillar, locale), `${code}.stem ${code}.branch`)
  }
  if (id === 'five-elements') {
    const list = ELEMENTS.map(
      (element, i) => `${formatElement(element, locale)}${locale === 'en_US' ? ' ' : ''}${formatPercent(analysis.percent[i]!, locale)}`,
    )
    return answer(say('mineElements', { list: listOf(list, locale) }), '', getTermName(id, locale))
  }
  if (id === 'hidden-stems') {
    const stems = (place: Place) =>
      listOf(
        at(place).hidden.map(({ stem }) => formatStem(stem, locale)),
        locale,
      )
    const value = placesOf(own)
      .map((place) => (locale === 'en_US' ? `${say(place)} ${stems(place)}` : `${say(place)}${stems(place)}`))
      .join(locale === 'en_US' ? '; ' : '，')
    return is(
      own,
      id,
      value,
      placesOf(own)
        .map((place) => `${place}.hidden`)
        .join(' '),
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
  if (id === 'spouse-palace') return is(own, id, getTermName(`branch-${chart.pillars.day.branch}`, locale), 'day.branch')
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
  if (id.startsWith('pattern')) return is(own, 'pattern', formatPatternName(analysis.pattern, locale), 'month.branch month.hidden')
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

/** Composes the piece on a term in the user's chart; undefined without a chart or for a term that a chart does not show. */
export function describeTermInChart(asked: SageQuestion, id: string, say: DtTextFormatter): AnswerPiece | undefined {
  if (asked.person === undefined) return undefined
  const chart = castChart(asked.person.birth)
  return ofId({ chart, analysis: analyseChart(chart), locale: asked.locale, say, today: asked.now.local.slice(0, 10) }, id)
}
