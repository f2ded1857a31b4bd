/** Slots in braces within a text: `{pillar:day}`, `{share:peer}`, `{year:clash@day}` (README). */
import { adaptTextToLevel, type Level } from '../reader/levels.ts'
import type { Locale } from '../reader/locale.ts'
import type { BranchCode, ElementCode, ShareCode, StemCode } from '#bazi/index.ts'
import { polarityOfStem } from '#bazi/index.ts'
import { replaceSlots } from '../terms/fill-slots.ts'
import { createPatternLookup } from './pattern-lookup.ts'
import {
  BRANCH_REGEX_GROUP,
  ELEMENT_REGEX_GROUP,
  FAMILY_REGEX_GROUP,
  GOD_REGEX_GROUP,
  PILLAR_REGEX_GROUP,
  idPattern,
  STEM_REGEX_GROUP,
} from './natal-forms.ts'
import type { ChartPerson, PillarName } from './chart-person.ts'
import { GOD_FAMILIES, PILLAR_NAMES } from './chart-person.ts'
import { STAR_REGEX_GROUP } from './relation-forms.ts'
import type { SlotFiller, SlotDefinition } from './slot-form.ts'
import {
  positionLabels,
  cycleLabels,
  godDescriptions,
  nayinLabels,
  pillarLabels,
  relationVerbs,
  roleTermIds,
  roleDescriptions,
  seasonLabels,
  polarityLabels,
} from './text/code-labels.ts'
import { timeSlotDefinitions } from './time-slots.ts'
import { elementOfRole, ROLE_REGEX_GROUP } from './verdict-forms.ts'
import {
  formatBranch,
  formatElement,
  formatPair,
  formatPatternName,
  formatPercentByLevel,
  formatStem,
  getTermName,
} from './format-names.ts'
import { localizeText, type SourceText } from './source-text.ts'

/** Formats the time of a timestamp: 8:30 for `1990-05-15T08:30:00`. */
const clockName = (text: string) => `${Number(text.slice(11, 13))}:${text.slice(14, 16)}`

const ofPillar =
  (say: (pillar: NonNullable<ReturnType<ChartPerson['pillarAt']>>, locale: Locale) => string | undefined) =>
  (place: string): SlotFiller =>
  (person, locale) => {
    const pillar = person.pillarAt(place as PillarName)
    return pillar === undefined ? undefined : say(pillar, locale)
  }

const ofWords =
  (words: Readonly<Record<string, SourceText>>) =>
  (code: string): SlotFiller =>
  (_, locale) =>
    words[code] && localizeText(words[code], locale)

const FORMS: readonly SlotDefinition[] = [
  ...timeSlotDefinitions,
  [idPattern('pillar:', PILLAR_REGEX_GROUP), ofPillar(formatPair)],
  [idPattern('stem:', PILLAR_REGEX_GROUP), ofPillar(({ stem }, locale) => formatStem(stem, locale))],
  [idPattern('branch:', PILLAR_REGEX_GROUP), ofPillar(({ branch }, locale) => formatBranch(branch, locale))],
  [
    idPattern('god:', PILLAR_REGEX_GROUP),
    ofPillar(({ tenGod }, locale) => (tenGod === null ? undefined : getTermName(`god-${tenGod}`, locale))),
  ],
  [idPattern('main:', PILLAR_REGEX_GROUP), ofPillar(({ hidden }, locale) => getTermName(`god-${hidden[0]!.tenGod}`, locale))],
  [idPattern('stage:', PILLAR_REGEX_GROUP), ofPillar(({ stage }, locale) => getTermName(`stage-${stage}`, locale))],
  [
    idPattern('day'),
    () =>
      ({ day }, locale) =>
        formatStem(day, locale),
  ],
  [
    idPattern('element:day'),
    () =>
      ({ dayElement }, locale) =>
        formatElement(dayElement, locale),
  ],
  [idPattern('element:', ROLE_REGEX_GROUP), (role) => (person, locale) => formatElement(elementOfRole(person, role), locale)],
  [
    idPattern('element:', FAMILY_REGEX_GROUP),
    (family) => (person, locale) => formatElement(person.elementOfFamily(family as ShareCode), locale),
  ],
  [
    idPattern('pct:', ELEMENT_REGEX_GROUP),
    (element) => (person, locale) => formatPercentByLevel(person.percentOf(element as ElementCode), locale),
  ],
  [
    idPattern('pct:', FAMILY_REGEX_GROUP),
    (family) => (person, locale) => formatPercentByLevel(person.percentOf(person.elementOfFamily(family as ShareCode)), locale),
  ],
  [
    idPattern('pct:', ROLE_REGEX_GROUP),
    (role) => (person, locale) => formatPercentByLevel(person.percentOf(elementOfRole(person, role)), locale),
  ],
  [
    idPattern('s'),
    () =>
      ({ analysis }, locale) =>
        formatPercentByLevel(analysis.strength.s, locale),
  ],
  [
    idPattern('strength'),
    () =>
      ({ analysis }, locale) =>
        getTermName(`strength-${analysis.strength.class}`, locale).toLowerCase(),
  ],
  [
    idPattern('place:star=', STAR_REGEX_GROUP),
    (star) =>
      ({ analysis }, locale) => {
        const i = analysis.stars.findIndex((list) => (list as readonly string[]).includes(star))
        return i < 0 ? undefined : localizeText(pillarLabels[PILLAR_NAMES[i]!]!, locale)
      },
  ],
  // Names of codes, for the texts of reasons
  [idPattern('at:(\\w+)'), ofWords(positionLabels)],
  [idPattern('season:(\\w+)'), ofWords(seasonLabels)],
  [idPattern('plain:(\\w+)'), ofWords(godDescriptions)],
  [idPattern('cycle:(\\w+)'), ofWords(cycleLabels)],
  [idPattern('nayin-name:(\\w+)'), ofWords(nayinLabels)],
  [idPattern('role:(\\w+)'), ofWords(roleDescriptions)],
  [idPattern('verb:([\\w-]+)'), ofWords(relationVerbs)],
  [
    idPattern('side'),
    () =>
      ({ day }, locale) =>
        localizeText(polarityLabels[polarityOfStem(day)]!, locale),
  ],
  [idPattern('term:([\\w-]+)'), (id) => (_, locale) => getTermName(id, locale)],
  [idPattern('role-term:(\\w+)'), (role) => (_, locale) => getTermName(roleTermIds[role]!, locale)],
  [
    idPattern('god-name:', GOD_REGEX_GROUP),
    (god) => (_, locale) => getTermName((GOD_FAMILIES as readonly string[]).includes(god) ? `share-${god}` : `god-${god}`, locale),
  ],
  [idPattern('stem-name:', STEM_REGEX_GROUP), (stem) => (_, locale) => formatStem(stem as StemCode, locale)],
  [idPattern('branch-name:', BRANCH_REGEX_GROUP), (branch) => (_, locale) => formatBranch(branch as BranchCode, locale)],
  [idPattern('element-name:', ELEMENT_REGEX_GROUP), (element) => (_, locale) => formatElement(element as ElementCode, locale)],
  [
    idPattern('pct:most'),
    () =>
      ({ analysis }, locale) =>
        formatPercentByLevel(Math.max(...analysis.percent), locale),
  ],
  [
    idPattern('pct:least'),
    () =>
      ({ analysis }, locale) =>
        formatPercentByLevel(Math.min(...analysis.percent), locale),
  ],
  [
    idPattern('pattern'),
    () =>
      ({ analysis }, locale) =>
        formatPatternName(analysis.pattern, locale),
  ],
  // Casting of the chart: clocks and margins
  [
    idPattern('clock:wall'),
    () =>
      ({ chart }) =>
        clockName(chart.input.local),
  ],
  [
    idPattern('clock:sun'),
    () =>
      ({ chart }) =>
        clockName(chart.trueSolar),
  ],
  [
    idPattern('margin:hour'),
    () =>
      ({ receipt }) =>
        String(Math.floor(Math.min(receipt.sinceDoubleHour, receipt.untilDoubleHour) / 60)),
  ],
  [
    idPattern('margin:jie'),
    () =>
      ({ receipt }) =>
        String(Math.floor(Math.min(receipt.prevJie.secondsBefore, receipt.nextJie.secondsAfter) / 3600)),
  ],
]

const fillOf = createPatternLookup(
  FORMS,
  ([pattern]) => pattern,
  ([, make], caught) => make(...caught),
)

const SLOT = /\{([^}]+)\}/g

/** Lists the slot names in a text, without braces. */
export function listSlots(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, slot]) => slot!)
}

/** Rules that rewrite 0 % as an absence: 水只占0 % → 水一点也没有; with 0% of water → with no water. */
const ABSENCES: Readonly<Record<Locale, readonly (readonly [zero: RegExp, absence: string])[]>> = {
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

const ZERO_PERCENT = /(?<!\d)0 ?%/

/** A part of a text that only some levels show: ⟨technical⟩ or ⟨technical|plain⟩. */
const LEVEL_PART = /⟨([^⟩|]*)(\|[^⟩]*)?⟩/g

/** Marks the slots of level parts with their level: `{y}` in a technical part becomes `{y\0student}`. */
const markSlotLevels = (text: string) =>
  text.replaceAll(LEVEL_PART, (_, technical: string, plain = '') => {
    const mark = (part: string, level: Level) => part.replaceAll('}', `\0${level}}`)
    return `⟨${mark(technical, 'student')}${mark(plain, 'plain')}⟩`
  })

/** Returns a text with its slots filled; inside ⟨ ⟩ with the value of that level. @throws Error for an unknown slot or one without a value */
export function fillTextSlots(text: string, person: ChartPerson, locale: Locale): string {
  if (!text.includes('{')) return text
  const whole = replaceSlots(markSlotLevels(text), SLOT, (name = '') => {
    const [slot, level] = name.split('\0') as [string, Level | undefined]
    const fill = fillOf(slot)
    if (fill === undefined) throw new Error(`no such slot: ${slot}`)
    const value = fill(person, locale)
    if (value === undefined) throw new Error(`nothing to fill {${slot}} with`)
    return level === undefined ? value : adaptTextToLevel(value, level)
  })
  if (!ZERO_PERCENT.test(whole)) return whole
  return ABSENCES[locale].reduce((filled, [zero, absence]) => filled.replaceAll(zero, absence), whole)
}
