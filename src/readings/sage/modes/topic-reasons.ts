/** Reasons that belong to one topic: the place of its star, the pillar that speaks for it, the luck cycle in its field. */
import type { Locale } from '../../reader/locale.ts'
import type { ShareCode, TenGodCode } from '#bazi/index.ts'
import { elementOfBranch, tenGodOf } from '#bazi/index.ts'
import type { PillarName } from '../../facts/chart-person.ts'
import { godFamilyOf, PILLAR_NAMES } from '../../facts/chart-person.ts'
import { formatBranch, formatPair, getTermName } from '../../facts/format-names.ts'
import { localizeText } from '../../facts/source-text.ts'
import { pillarLabels } from '../../facts/text/code-labels.ts'
import type { AnswerPiece } from '../piece.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import type { LifeField } from '../text/fields.ts'
import { godClauses } from '../text/fields.ts'
import {
  cycleFares,
  cycleFieldText,
  fieldSubjects,
  noStarText,
  palaceText,
  pillarDomains,
  placeMeanings,
  starPlaceText,
} from '../text/places.ts'
import type { PreparedQuestion } from './matter.ts'
import type { SingleChartTopic } from './topics.ts'
import { TOPIC_FACTS } from './topics.ts'

export const nameGod = (god: TenGodCode, locale: Locale) => (locale === 'en_US' ? 'the ' : '') + getTermName(`god-${god}`, locale)
export const placeLabel = (place: PillarName, locale: Locale) => localizeText(pillarLabels[place]!, locale)

/** Pillars by topic, else by field; love has the day pillar in reasons of its own. */
const PALACES: Readonly<Partial<Record<SingleChartTopic | LifeField, PillarName>>> = {
  children: 'hour',
  rapport: 'hour',
  schooling: 'hour',
  parents: 'month',
  family: 'month',
  work: 'month',
  study: 'month',
  travel: 'year',
}

/** Families whose star is looked for, by field; love has those of the topic. */
const STARS: Readonly<Partial<Record<LifeField, ShareCode>>> = { work: 'officer', money: 'wealth', study: 'resource' }

/** Composes the reason on the pillar of the topic’s star; undefined for a chart without an open one and no subject for it. */
export function composeStarPlaceReason({ person, topic, locale, isChild }: PreparedQuestion): AnswerPiece | undefined {
  const { field, families } = TOPIC_FACTS[topic]
  if (isChild && field !== 'study' && field !== 'people') return undefined
  if ((field === 'self' && topic !== 'self') || field === 'people' || field === 'travel') return undefined
  const family = STARS[field] ?? families[0]
  const isTrade = topic === 'business' || topic === 'trade'
  const wanted = field === 'love' ? families : [isTrade ? 'wealth' : family]
  const subject = localizeSageText(fieldSubjects[isTrade ? 'money' : field], locale)
  const gods = person.pillars.map(({ tenGod, hidden }) => [tenGod, hidden[0]!.tenGod] as const)
  // A stem shows its star more openly than a branch.
  const found = [0, 1].flatMap((part) =>
    gods.flatMap((pair, at) => (pair[part] !== null && wanted.includes(godFamilyOf(pair[part]!)) ? [{ at, god: pair[part]!, part }] : [])),
  )[0]
  if (found === undefined) {
    // In other fields the share of the family says so already.
    if (field !== 'love') return undefined
    const text = formatSageText(noStarText, locale, { subject, family: familyName(family, locale) })
    return { kind: 'reason', text, cites: [{ to: 'term', ref: `share-${family}`, label: getTermName(`share-${family}`, locale) }] }
  }
  const place = PILLAR_NAMES[found.at]!
  const god = nameGod(found.god, locale)
  const slots = {
    subject,
    god,
    place: placeLabel(place, locale),
    meaning: localizeSageText(placeMeanings[isTrade ? 'money' : field][place], locale),
  }
  return {
    kind: 'reason',
    text: formatSageText(starPlaceText, locale, slots),
    cites: [
      {
        to: 'chart',
        ref: found.part === 0 ? `${place}.stem` : `${place}.branch ${place}.hidden`,
        label: getTermName(`god-${found.god}`, locale),
      },
    ],
  }
}

const familyName = (family: string, locale: Locale) => {
  const name = getTermName(`share-${family}`, locale)
  return locale === 'en_US' ? name.toLowerCase() : name
}

/** Composes the reason on the pillar of the topic and the god in its branch; undefined for topics without one. */
export function composePalaceReason({ person, topic, locale, isChild, window }: PreparedQuestion): AnswerPiece | undefined {
  const { field } = TOPIC_FACTS[topic]
  const place = PALACES[topic] ?? PALACES[field]
  const pillar = place && person.pillarAt(place)
  if (place === undefined || pillar === undefined || isChild) return undefined
  const god = pillar.hidden[0]!.tenGod
  // The year and the luck cycle have this clause already.
  if (god === person.now?.pillar.tenGod || god === tenGodOf(person.day, window.year.pair.stem)) return undefined
  const text = formatSageText(palaceText, locale, {
    place: placeLabel(place, locale),
    domain: localizeSageText(pillarDomains[place], locale),
    branch: formatBranch(pillar.branch, locale),
    god: nameGod(god, locale),
    clause: localizeSageText(godClauses[god][field], locale),
  })
  const cite = { to: 'chart', ref: `${place}.branch ${place}.hidden`, label: placeLabel(place, locale) } as const
  return { kind: 'reason', text, cites: [cite] }
}

/** Composes the reason on the present luck cycle in the field of the topic; undefined if it says the same as the year. */
export function composeCycleFieldReason({ person, topic, locale, window }: PreparedQuestion): AnswerPiece | undefined {
  const { field } = TOPIC_FACTS[topic]
  const { now } = person
  const god = now?.pillar.tenGod
  if (now === null || god === null || god === undefined || god === tenGodOf(person.day, window.year.pair.stem)) return undefined
  const { useful, joyful, adverse, enemy } = person.analysis
  const element = elementOfBranch(now.pillar.branch)
  const fare = element === useful || element === joyful ? 'fair' : element === adverse || element === enemy ? 'poor' : 'plain'
  if ((window.advice === 'go' && fare === 'poor') || (window.advice === 'wait' && fare === 'fair')) return undefined
  const cycle = formatPair(now.pillar, locale)
  const text = formatSageText(cycleFieldText, locale, {
    cycle,
    years: `${now.luck.startYear}${locale === 'en_US' ? '–' : '到'}${now.endDate.slice(0, 4)}`,
    god: nameGod(god, locale),
    clause: localizeSageText(godClauses[god][field], locale),
    fare: localizeSageText(cycleFares[fare], locale),
  })
  const label = locale === 'en_US' ? `${cycle} cycle` : `${cycle}${locale === 'zh_TW' ? '運' : '运'}`
  return { kind: 'reason', text, cites: [{ to: 'cycle', ref: String(now.luck.startYear), label }] }
}
