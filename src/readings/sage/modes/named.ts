/** First sentence of an answer about one part of the chart: an element, a share, a pillar, a color. */
import type { Locale } from '../../reader/locale.ts'
import type { ElementCode, ShareCode } from '#bazi/index.ts'
import { ELEMENTS } from '#bazi/index.ts'
import { ageOn } from '../../daily/ages.ts'
import { pillarLabels } from '../../facts/text/code-labels.ts'
import type { ChartPerson, PillarName } from '../../facts/chart-person.ts'
import {
  formatBookDate,
  formatElement,
  formatPair,
  formatPatternName,
  formatPercent,
  formatShare,
  getTermName,
} from '../../facts/format-names.ts'
import { localizeText } from '../../facts/source-text.ts'
import type { NamedChartPart, Trait } from '../ask/understanding.ts'
import type { Citation, AnswerPiece } from '../piece.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import type { SageSlotValues } from '../slots.ts'
import { elementCustoms, levelNames, chartPartLines } from '../text/named.ts'
import { meetingPlaceTexts } from '../text/hows.ts'
import { flawTexts, giftTexts, traitTexts } from '../text/traits.ts'
import { parseDate } from './matter.ts'
import { familyLevelOf, strongestFamilyOf, composeTravelReason, composeShareReason, composeStrengthReason } from './natal.ts'

const line = (text: string, cites: readonly Citation[]): AnswerPiece => ({ kind: 'line', text, cites })
const percentOf = ({ analysis }: ChartPerson, element: ElementCode) => analysis.percent[ELEMENTS.indexOf(element)]!
const citeOf = (element: ElementCode, locale: Locale): Citation => ({
  to: 'term',
  ref: `element-${element}`,
  label: getTermName(`element-${element}`, locale),
})

export function composeChartPartLine(person: ChartPerson, named: NamedChartPart, locale: Locale): AnswerPiece {
  const { useful, joyful, adverse, pattern } = person.analysis
  const say = (key: keyof typeof chartPartLines, slots: SageSlotValues = {}) => formatSageText(chartPartLines[key], locale, slots)
  const name = (element: ElementCode) => formatElement(element, locale)
  const share = (element: ElementCode) => formatPercent(percentOf(person, element), locale)
  const levelIn = (element: ElementCode) => familyLevelOf(person, element, percentOf(person, element))
  const about = (key: 'least' | 'leastHidden' | 'element', element: ElementCode) => {
    const use = element === useful ? say('isUse') : say('isNotUse', { useful: name(useful) })
    const level = localizeSageText(levelNames[levelIn(element)], locale)
    return line(say(key, { element: name(element), share: share(element), level, use }), [citeOf(element, locale)])
  }
  const [kind, code] = named.split('-') as [string, string?]
  if (kind === 'share') return { ...composeShareReason(person, code as ShareCode, locale), kind: 'line' }
  if (kind === 'element') return about('element', code as ElementCode)
  if (kind === 'trait') return traitLine(person, code as Trait, locale)
  if (kind === 'pillar') return pillarLine(person, code as PillarName, locale)
  const falling = ELEMENTS.toSorted((a, b) => percentOf(person, b) - percentOf(person, a))
  const [most, least] = [falling[0]!, falling.at(-1)!]
  const custom = elementCustoms[useful]
  switch (named) {
    case 'gift':
    case 'flaw': {
      const family = strongestFamilyOf(person)
      const text = (named === 'gift' ? giftTexts : flawTexts)[family]
      return line(
        formatSageText(text, locale, { share: formatShare(person.analysis.shares[family], locale) }),
        composeShareReason(person, family, locale).cites,
      )
    }
    case 'best-cycle':
      return bestCycleLine(person, locale)
    case 'luck-now':
      return luckNowLine(person, locale)
    case 'travel-star':
      return { ...composeTravelReason(person, locale), kind: 'line' }
    case 'meeting-place':
      return line(localizeSageText(meetingPlaceTexts[useful], locale), [citeOf(useful, locale)])
    case 'luck-start': {
      const { startDate } = person.chart.luck
      const first = formatPair(person.cycle(0)!.pillar, locale)
      const age = String(Number(startDate.slice(0, 4)) - Number(person.chart.input.local.slice(0, 4)) + 1)
      return line(say('luckStart', { date: formatBookDate(startDate, locale), age, cycle: first }), [
        { to: 'cycle', ref: startDate.slice(0, 4), label: first },
      ])
    }
    case 'adverse':
      return line(say('adverse', { adverse: name(adverse), element: name(useful), share: share(adverse) }), [citeOf(adverse, locale)])
    case 'lacking':
      return lackingLine(person, locale) ?? about(levelIn(least) === 'hidden' ? 'leastHidden' : 'least', least)
    case 'most':
      return line(say('most', { element: name(most), share: share(most) }), [citeOf(most, locale)])
    case 'strength':
      return { ...composeStrengthReason(person, locale), kind: 'line' }
    case 'pattern':
      return line(say('pattern', { pattern: formatPatternName(pattern, locale) }), [
        { to: 'chart', ref: 'month.branch month.hidden', label: formatPatternName(pattern, locale) },
      ])
    case 'colour':
    case 'number':
    case 'direction': {
      const slots = {
        element: name(useful),
        colours: localizeSageText(custom.colours, locale),
        numbers: localizeSageText(custom.numbers, locale),
        direction: localizeSageText(custom.direction, locale),
      }
      return line(say(named, slots), [citeOf(useful, locale)])
    }
    default:
      return line(say('useful', { element: name(useful), share: share(useful), joyful: name(joyful), adverse: name(adverse) }), [
        citeOf(useful, locale),
      ])
  }
}

/** Composes the line on the elements that are absent from the chart; undefined if none is. */
function lackingLine(person: ChartPerson, locale: Locale): AnswerPiece | undefined {
  const missing = ELEMENTS.filter((element) => !person.hasElement(element))
  if (missing.length === 0) return undefined
  const { useful } = person.analysis
  const names = missing.map((element) => formatElement(element, locale))
  const key = !missing.includes(useful) ? 'isNotUse' : missing.length === 1 ? 'isUse' : 'isAmong'
  const slots = {
    element: noneOf(names, locale),
    use: formatSageText(chartPartLines[key], locale, { useful: formatElement(useful, locale) }),
  }
  return line(
    formatSageText(chartPartLines.none, locale, slots),
    missing.map((element) => citeOf(element, locale)),
  )
}

/** Joins the names of elements for use after a negation: 金和水; (no) metal and no water. */
const noneOf = (names: readonly string[], locale: Locale) => (locale === 'en_US' ? names.join(' and no ') : names.join('和'))

function pillarLine(person: ChartPerson, place: PillarName, locale: Locale): AnswerPiece {
  const pillar = person.pillarAt(place)
  if (pillar === undefined) return line(formatSageText(chartPartLines.noHour, locale), [])
  const pair = formatPair(pillar, locale)
  return line(formatSageText(chartPartLines.pillar, locale, { place: localizeText(pillarLabels[place]!, locale), pair }), [
    { to: 'chart', ref: `${place}.stem ${place}.branch`, label: pair },
  ])
}

function traitLine(person: ChartPerson, trait: Trait, locale: Locale): AnswerPiece {
  const { of, ...texts } = traitTexts[trait]
  const percent = person.analysis.shares[of]
  const level = familyLevelOf(person, person.elementOfFamily(of), percent)
  return line(
    formatSageText(texts[level === 'none' || level === 'hidden' ? 'low' : level], locale, { share: formatShare(percent, locale) }),
    composeShareReason(person, of, locale).cites,
  )
}

/** Composes the line on the age (nominal and full years) and the present luck cycle. */
function luckNowLine(person: ChartPerson, locale: Locale): AnswerPiece {
  const { chart, today, currentCycleIndex } = person
  const [birth, day] = [chart.input.local.slice(0, 10), today.slice(0, 10)]
  const isBefore = day < chart.luck.startDate
  const at = currentCycleIndex >= 0 ? currentCycleIndex : isBefore ? 0 : chart.luck.pillars.length - 1
  const [{ luck, endDate, pillar }, next] = [person.cycle(at)!, person.cycle(at + 1)]
  const slots = {
    age: String(Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) + 1),
    full: String(ageOn(parseDate(birth), parseDate(day))),
    n: String(at + 1),
    cycle: formatPair(pillar, locale),
    years: `${luck.startYear}${locale === 'en_US' ? '–' : '到'}${endDate.slice(0, 4)}`,
    date: formatBookDate(isBefore ? luck.startDate : endDate, locale),
    next: next === null ? undefined : formatPair(next.pillar, locale),
  }
  const key = currentCycleIndex < 0 ? (isBefore ? 'luckNotYet' : 'luckOver') : next === null ? 'luckLast' : 'luckNow'
  return line(formatSageText(chartPartLines[key], locale, slots), [{ to: 'cycle', ref: String(luck.startYear), label: slots.cycle }])
}

/** Composes the line on the best of the ten cycles; if that cycle is over, also on the best remaining one. */
function bestCycleLine(person: ChartPerson, locale: Locale): AnswerPiece {
  const cycles = person.chart.luck.pillars.map((pillar, i) => {
    const years = `${pillar.startYear}${locale === 'en_US' ? '–' : '到'}${pillar.startYear + 10}`
    return { i, name: formatPair(pillar, locale), years, score: person.scoreOf(pillar).score, start: pillar.startYear }
  })
  const falling = cycles.toSorted((a, b) => b.score - a.score)
  const [best, ahead] = [falling[0]!, falling.find(({ i }) => i >= person.currentCycleIndex)]
  const slots = { cycle: best.name, years: best.years, score: String(best.score) }
  const cite: Citation = { to: 'cycle', ref: String(best.start), label: best.name }
  if (ahead === undefined || best.i >= person.currentCycleIndex)
    return line(formatSageText(chartPartLines.bestCycle, locale, slots), [cite])
  const later = { next: ahead.name, nextYears: ahead.years, nextScore: String(ahead.score) }
  return line(formatSageText(chartPartLines.bestCycleAhead, locale, { ...slots, ...later }), [
    cite,
    { to: 'cycle', ref: String(ahead.start), label: ahead.name },
  ])
}
