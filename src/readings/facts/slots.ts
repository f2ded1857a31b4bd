/** What stands in braces in a text: `{pillar:day}`, `{share:peer}`, `{year:clash@day}` (README). */
import type { BranchCode, ElementCode, ShareCode, StemCode } from '#bazi/index.ts'
import { polarityOfStem } from '#bazi/index.ts'
import { fillSlots } from '../terms/fill-slots.ts'
import { byPattern } from './by-pattern.ts'
import { BRANCH, ELEMENT, FAMILY, GOD, PLACE, re, STEM } from './natal-forms.ts'
import type { Person, Place } from './person.ts'
import { FAMILIES, PLACES } from './person.ts'
import { STAR } from './relation-forms.ts'
import type { Fill, SlotForm } from './slot.ts'
import {
  atWords,
  cycleWords,
  godWords,
  nayinWords,
  pillarWords,
  relationWords,
  roleTerms,
  roleWords,
  seasonWords,
  sideWords,
} from './text/name-words.ts'
import { timeSlots } from './time-slots.ts'
import { elementOfRole, ROLE } from './verdict-forms.ts'
import { branchName, elementName, pairName, patternName, percentName, stemName, termOf } from './words.ts'
import type { Locale, Written } from './written.ts'
import { inLocale } from './written.ts'

/** 8:30 of `1990-05-15T08:30:00`. */
const clockName = (text: string) => `${Number(text.slice(11, 13))}:${text.slice(14, 16)}`

const ofPillar =
  (say: (pillar: NonNullable<ReturnType<Person['at']>>, locale: Locale) => string | undefined) =>
  (place: string): Fill =>
  (person, locale) => {
    const pillar = person.at(place as Place)
    return pillar === undefined ? undefined : say(pillar, locale)
  }

const ofWords =
  (words: Readonly<Record<string, Written>>) =>
  (code: string): Fill =>
  (_, locale) =>
    words[code] && inLocale(words[code], locale)

const FORMS: readonly SlotForm[] = [
  ...timeSlots,
  [re('pillar:', PLACE), ofPillar(pairName)],
  [re('stem:', PLACE), ofPillar(({ stem }, locale) => stemName(stem, locale))],
  [re('branch:', PLACE), ofPillar(({ branch }, locale) => branchName(branch, locale))],
  [re('god:', PLACE), ofPillar(({ tenGod }, locale) => (tenGod === null ? undefined : termOf(`god-${tenGod}`, locale)))],
  [re('main:', PLACE), ofPillar(({ hidden }, locale) => termOf(`god-${hidden[0]!.tenGod}`, locale))],
  [re('stage:', PLACE), ofPillar(({ stage }, locale) => termOf(`stage-${stage}`, locale))],
  [
    re('day'),
    () =>
      ({ day }, locale) =>
        stemName(day, locale),
  ],
  [
    re('element:day'),
    () =>
      ({ dayElement }, locale) =>
        elementName(dayElement, locale),
  ],
  [re('element:', ROLE), (role) => (person, locale) => elementName(elementOfRole(person, role), locale)],
  [re('element:', FAMILY), (family) => (person, locale) => elementName(person.elementOfFamily(family as ShareCode), locale)],
  [re('pct:', ELEMENT), (element) => (person, locale) => percentName(person.percentOf(element as ElementCode), locale)],
  [re('pct:', FAMILY), (family) => (person, locale) => percentName(person.percentOf(person.elementOfFamily(family as ShareCode)), locale)],
  [re('pct:', ROLE), (role) => (person, locale) => percentName(person.percentOf(elementOfRole(person, role)), locale)],
  [
    re('share:', FAMILY),
    (family) =>
      ({ analysis }, locale) =>
        percentName(analysis.shares[family as ShareCode], locale),
  ],
  [
    re('s'),
    () =>
      ({ analysis }, locale) =>
        percentName(analysis.strength.s, locale),
  ],
  [
    re('strength'),
    () =>
      ({ analysis }, locale) =>
        termOf(`strength-${analysis.strength.class}`, locale).toLowerCase(),
  ],
  [
    re('place:star=', STAR),
    (star) =>
      ({ analysis }, locale) => {
        const i = analysis.stars.findIndex((list) => (list as readonly string[]).includes(star))
        return i < 0 ? undefined : inLocale(pillarWords[PLACES[i]!]!, locale)
      },
  ],
  // Names of codes, for reasons
  [re('at:(\\w+)'), ofWords(atWords)],
  [re('season:(\\w+)'), ofWords(seasonWords)],
  [re('plain:(\\w+)'), ofWords(godWords)],
  [re('cycle:(\\w+)'), ofWords(cycleWords)],
  [re('nayin-name:(\\w+)'), ofWords(nayinWords)],
  [re('role:(\\w+)'), ofWords(roleWords)],
  [re('verb:([\\w-]+)'), ofWords(relationWords)],
  [
    re('side'),
    () =>
      ({ day }, locale) =>
        inLocale(sideWords[polarityOfStem(day)]!, locale),
  ],
  [re('term:([\\w-]+)'), (id) => (_, locale) => termOf(id, locale)],
  [re('role-term:(\\w+)'), (role) => (_, locale) => termOf(roleTerms[role]!, locale)],
  [
    re('god-name:', GOD),
    (god) => (_, locale) => termOf((FAMILIES as readonly string[]).includes(god) ? `share-${god}` : `god-${god}`, locale),
  ],
  [re('stem-name:', STEM), (stem) => (_, locale) => stemName(stem as StemCode, locale)],
  [re('branch-name:', BRANCH), (branch) => (_, locale) => branchName(branch as BranchCode, locale)],
  [re('element-name:', ELEMENT), (element) => (_, locale) => elementName(element as ElementCode, locale)],
  [
    re('pct:most'),
    () =>
      ({ analysis }, locale) =>
        percentName(Math.max(...analysis.percent), locale),
  ],
  [
    re('pct:least'),
    () =>
      ({ analysis }, locale) =>
        percentName(Math.min(...analysis.percent), locale),
  ],
  [
    re('pattern'),
    () =>
      ({ analysis }, locale) =>
        patternName(analysis.pattern, locale),
  ],
  // How it was cast
  [
    re('clock:wall'),
    () =>
      ({ chart }) =>
        clockName(chart.input.local),
  ],
  [
    re('clock:sun'),
    () =>
      ({ chart }) =>
        clockName(chart.trueSolar),
  ],
  [
    re('margin:hour'),
    () =>
      ({ receipt }) =>
        String(Math.floor(Math.min(receipt.sinceDoubleHour, receipt.untilDoubleHour) / 60)),
  ],
  [
    re('margin:jie'),
    () =>
      ({ receipt }) =>
        String(Math.floor(Math.min(receipt.prevJie.secondsBefore, receipt.nextJie.secondsAfter) / 3600)),
  ],
]

const fillOf = byPattern(
  FORMS,
  ([pattern]) => pattern,
  ([, make], caught) => make(...caught),
)

const SLOT = /\{([^}]+)\}/g

/** The slots of a text, without braces. */
export function slotsIn(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, slot]) => slot!)
}

/**
 * What is not there is said so, and not measured: 水只占0 % → 水一点也没有, 金占0 %，管裁断 → 金（盘里一点也没有）管裁断, 取木，占0 % →
 * 取木，盘里偏一点也没有; with 0% of water → with no water, takes
 * wood, 0% of the chart → takes wood, though the chart has none.
 */
const NOTHING: Readonly<Record<Locale, readonly (readonly [found: RegExp, said: string])[]>> = {
  zh_CN: [
    [/(?<=[木火土金水])(?:占|有|是) ?0 %，(?=是|管|那是|就是|要(?!减|減))/gu, '（盘里一点也没有）'],
    [/(?<=，)现?占 ?0 %/gu, '盘里偏一点也没有'],
    [/[却又现也倒]?(?:[只才](?:占|有|是)?|占了?|有|是) ?(?<!\d)0 %(?!的)/gu, '一点也没有'],
  ],
  zh_TW: [
    [/(?<=[木火土金水])(?:[占佔]|有|是) ?0 %，(?=是|管|那是|就是|要(?!减|減))/gu, '（盤裡一點也沒有）'],
    [/(?<=，)現?[占佔] ?0 %/gu, '盤裡偏一點也沒有'],
    [/[卻又現也倒]?(?:[只才](?:占|佔|有|是)?|[占佔]了?|有|是) ?(?<!\d)0 %(?!的)/gu, '一點也沒有'],
  ],
  en_US: [
    [/\b(with|have|has|holds|had) 0% of (?=wood|fire|earth|metal|water)/g, '$1 no '],
    [
      /(?:, 0% of (?:the|your) (?:chart|whole)|(?<=\b(?:taken here|takes it)), 0%(?: at present)?)(?=[,.;:])/g,
      ', though the chart has none',
    ],
  ],
}

const NOUGHT = /(?<!\d)0 ?%/

/** A text with its slots filled. @throws Error for a slot of no form, or where the chart has nothing for one: its facts should have said so */
export function filledText(text: string, person: Person, locale: Locale): string {
  if (!text.includes('{')) return text
  const whole = fillSlots(text, SLOT, (slot = '') => {
    const fill = fillOf(slot)
    if (fill === undefined) throw new Error(`no such slot: ${slot}`)
    const value = fill(person, locale)
    if (value === undefined) throw new Error(`nothing to fill {${slot}} with`)
    return value
  })
  if (!NOUGHT.test(whole)) return whole
  return NOTHING[locale].reduce((said, [found, nothing]) => said.replaceAll(found, nothing), whole)
}
