/** First sentences of an answer about two people: each answers the form of a clause of the question. */
import type { Locale } from '../../reader/locale.ts'
import type { ElementCode, ShareCode } from '#bazi/index.ts'
import { ELEMENTS, yearPillarOf } from '#bazi/index.ts'
import type { MatchReading } from '../../match/index.ts'
import type { ChartPerson, PillarName } from '../../facts/chart-person.ts'
import { GOD_FAMILIES } from '../../facts/chart-person.ts'
import { formatShare } from '../../facts/format-names.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import type { ParsedQuestion, Topic } from '../ask/understanding.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import {
  pairAspectFrames,
  pairControlFrame,
  pairFirstWordLine,
  pairLackLines,
  pairNeedLines,
  pairPersonLines,
  pairPlaceLines,
  pairTraitLines,
  pairTrustEvenLine,
  pairTrustLine,
  pairYearChoiceLine,
} from '../text/fb-topics.ts'
import { amountTexts, lengthTexts, thingVerdicts } from '../text/verdicts.ts'
import type { Verdict } from '../text/verdicts.ts'
import { composeBranchLine, formatComparison } from './fb-reasons.ts'
import type { AskedFor } from './spoken.ts'
import { listAskedClauses, readVerdictForm, splitClauses } from './spoken.ts'
import { composeEvenTwo, composeTwoVerdict, composeVerdict, BIRTH, PARTING } from './verdicts.ts'

/** What an opener is composed from. */
export interface PairOpenerSource {
  readonly text: string
  readonly understanding: ParsedQuestion
  readonly names: readonly [string, string]
  readonly people: () => readonly [ChartPerson, ChartPerson]
  readonly reading: MatchReading
  /** Sentence on what fits best, on where it rubs, and on what the other values in the user. */
  readonly best: string | undefined
  readonly worst: string | undefined
  readonly value: string | undefined
  /** Sentence on the two day stems. */
  readonly stems: string
  readonly holds: boolean
  /** Answer to a yes-or-no clause. */
  readonly verdict: (kind: 'time' | 'state') => Verdict
  readonly isOfTime: boolean
  readonly today: string
  /** Name of the time of a follow-up that only names one (那明年呢). */
  readonly timeName: string | undefined
  readonly locale: Locale
}

export interface PairOpener {
  readonly text: string
  /** Whether the opener is the whole line. */
  readonly isWhole: boolean
}

const THIRD =
  /(另|别的|还有|有个|新认识|前任|新来).{0,6}((19|20)\d\d|\d\d)年|(另外?一个|别的)(女生|男生|女的|男的|姑娘|小伙|女孩|男孩|追我|对象)|\b(another|other|someone|a) (new )?(guy|girl|man|woman|person|friend|coworker)( \w+)? born in (19|20)\d\d|\b(another|other) (guy|girl|man|woman)\b.*\b(better|instead|right)\b/
const PLACES: readonly (readonly [PillarName, RegExp])[] = [
  ['day', /日支|日柱|夫妻宫|配偶宫|\bday (branch|pillar)|\bpartner's seat|\bspouse palace/],
  ['year', /年支|年柱|\byear (branch|pillar)/],
  ['month', /月支|月柱|\bmonth (branch|pillar)/],
  ['hour', /时支|时柱|\bhour (branch|pillar)/],
]
const NEED =
  /(需要|想要|要).{0,4}(我|什么)|给(他|她|ta|对方).{0,2}什么|缺什么|\bneeds?\b.*\b(me|from)\b|\bwhat (does|do) (he|she|they) (need|want|lack)/
const VALUE = /(看重|看上|欣赏|喜欢|图)我?(的|什么|哪)|\b(value|see|like|appreciate|want)s? (most )?(in|about) me\b/
const BEST =
  /最合|最像|合在哪|哪里合|优点|长处|相同|共同|像在|般配在|\bbest (thing|part)|\bin common\b|\bmost alike\b|\bgood at together|\bstrengths?\b/
const WORST =
  /(吵|碰|矛盾|冲突|不合).{0,6}(什么|哪)|哪.{0,4}(不合|冲突|吵|碰)|最(大|难)的(问题|矛盾|坎)|短处|缺点|\b(worst|biggest (problem|issue)|downside|rub|weak(est)? (spot|point))\b|\bfight about\b/
const TRUST = /出轨|劈腿|骗|忠|变心|背叛|靠得住|信得过|\b(cheat\w*|loyal|faithful|trust|lie|lying|betray\w*|commit\w*)\b/
const CONTROL = /克(谁|我|他|她|住)|相克|上风|\bupper hand\b|\bwears the pants\b/
const OF_BOTH = /我们|咱|我俩|两个?人|\b(us|we|our|together)\b/
const GIFT = /优点|长处|好在|\bstrengths?\b|\bgood (side|point)s?\b/
const FLAW = /缺点|短处|毛病|\bweak(ness(es)?| (side|spot|point)s?)\b|\bfaults?\b|\bflaws?\b/
const FIRST_WORD =
  /先(低头|道歉|开口|服软|认错|让|说|联系|找)|\b(apologi[sz]e|make the first|reach out|say sorry|text|give in|speak) first\b|\bfirst move\b/
const TRAITS: readonly (readonly [ShareCode, RegExp])[] = [
  ['peer', /倔|犟|固执|强势|好强|硬|要面子|\b(stubborn|pushy|bossy|competitive|headstrong)\b/],
  ['output', /嘴(快|毒|硬)|话多|直(爽|率|肠|来|性子)|浪漫|会说|聪明|\b(blunt|talkative|romantic|creative|smart\w*|funn\w*)\b/],
  ['wealth', /大方|花钱|大手|会过|管得多|务实|\b(generous|spends?|with money|practical|control\w*)\b/],
  ['officer', /认真|严|自律|负责|靠谱|守时|\b(strict|serious|responsible|disciplined|reliable)\b/],
  ['resource', /敏感|心软|想得多|念旧|有耐心|黏|依赖|\b(sensitive|patient|overthink\w*|caring|clingy|gentle)\b/],
]
const THIS_OR_NEXT = /20\d\d.*(还是|\bor\b).*20\d\d|今年.{0,4}还是.{0,3}明年|\bthis year.* or (should we wait (for|until) )?next( year)?\b/
const WHY = /为什么|为啥|怎么老|\bwhy\b/
const OF_OTHER = /他|她|ta|对方|\b(he|she|they|him|her)\b/
const OF_COUPLE: readonly Topic[] = ['love-existing', 'love-meeting', 'marriage', 'break-up', 'between']
const SELF_PERSON = /我(是|算)(个)?(什么|怎)|\bam i\b/

/** The element that both charts together want most. */
function wantedBy([one, two]: readonly [ChartPerson, ChartPerson]): ElementCode {
  const sum = (i: number) => one.analysis.favour[i]! + two.analysis.favour[i]!
  return ELEMENTS.toSorted((a, b) => sum(ELEMENTS.indexOf(b)) - sum(ELEMENTS.indexOf(a)))[0]!
}

function describePerson({ text, names, people, locale }: PairOpenerSource, part?: 'most' | 'least'): string {
  const side = SELF_PERSON.test(normalizeQuestion(text)) ? 0 : 1
  const { shares } = people()[side].analysis
  const falling = GOD_FAMILIES.toSorted((a, b) => shares[b] - shares[a])
  const slots = (family: ShareCode) => ({ name: names[side], share: formatShare(shares[family], locale) })
  const [most, least] = [falling[0]!, falling.at(-1)!]
  if (part !== undefined)
    return part === 'most'
      ? formatSageText(pairPersonLines[most], locale, slots(most))
      : formatSageText(pairLackLines[least], locale, slots(least))
  return (
    formatSageText(pairPersonLines[most], locale, slots(most)) +
    (locale === 'en_US' ? ' ' : '') +
    formatSageText(pairLackLines[least], locale, slots(least))
  )
}

/** Answers whether this year or the next is better: by the mean of both charts. */
function chooseYear({ text, people, today, locale }: PairOpenerSource): string | undefined {
  if (!THIS_OR_NEXT.test(normalizeQuestion(text))) return undefined
  const years = [...normalizeQuestion(text).matchAll(/\b20\d\d|20\d\d(?=年)/g)].map(([found]) => Number(found))
  const [year, after] = years.length === 2 ? (years as [number, number]) : [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]
  const mean = (of: number) => Math.round(people().reduce((sum, person) => sum + person.scoreOf(yearPillarOf(of)).score, 0) / 2)
  const [now, next] = [mean(year), mean(after)]
  const slots = now >= next ? { best: year, rest: after, a: now, b: next } : { best: after, rest: year, a: next, b: now }
  return formatSageText(pairYearChoiceLine, locale, Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, String(value)])))
}

/** Answers questions about one aspect of the two, whatever their form. */
function composeAspect(source: PairOpenerSource): string | undefined {
  const { text, names, people, reading, best, worst, value, locale } = source
  const asked = normalizeQuestion(text)
  const place = PLACES.find(([, words]) => words.test(asked))?.[0]
  if (place !== undefined) return composeBranchLine(place, people(), reading, locale)
  if (CONTROL.test(asked)) return formatSageText(pairControlFrame, locale, { text: source.stems })
  if (!OF_BOTH.test(asked) && GIFT.test(asked)) return describePerson(source, 'most')
  if (!OF_BOTH.test(asked) && FLAW.test(asked)) return describePerson(source, 'least')
  if (FIRST_WORD.test(asked) && !WHY.test(asked)) return formatComparison(pairFirstWordLine, people(), names, 'output', locale)
  if (VALUE.test(asked) && value !== undefined) return formatSageText(pairAspectFrames.value, locale, { text: value })
  if (NEED.test(asked)) return formatSageText(pairNeedLines[people()[1].analysis.useful], locale, { name: names[1] })
  if (WORST.test(asked) && worst !== undefined) return formatSageText(pairAspectFrames.worst, locale, { text: worst })
  if (BEST.test(asked) && best !== undefined) return formatSageText(pairAspectFrames.best, locale, { text: best })
  return undefined
}

/** Names the one of the two who has more of a trait; undefined if the clause names none. */
function composeTraitLine(clause: string, { people, names, locale }: PairOpenerSource): string | undefined {
  const family = TRAITS.find(([, words]) => words.test(normalizeQuestion(clause)))?.[0]
  return family && formatComparison(pairTraitLines[family], people(), names, family, locale)
}

function composeOne(clause: string, asks: AskedFor, source: PairOpenerSource): PairOpener | undefined {
  const { understanding, people, holds, verdict, isOfTime, locale } = source
  const whole = (text: string | undefined) => (text === undefined ? undefined : { text, isWhole: true })
  const before = (text: string | undefined) => (text === undefined ? undefined : { text, isWhole: false })
  switch (asks) {
    case 'person':
      return whole(describePerson(source))
    case 'who':
      return whole(composeTraitLine(clause, source))
    case 'amount':
      return before(localizeSageText(amountTexts.pair, locale))
    case 'length':
      return before(localizeSageText(lengthTexts[holds ? 'holds' : 'rubs'], locale))
    case 'place':
      return whole(localizeSageText(pairPlaceLines[wantedBy(people())], locale))
    case 'two':
      return (
        whole(chooseYear(source)) ??
        before(
          isOfTime
            ? composeTwoVerdict(clause, verdict('time'), locale)
            : OF_COUPLE.includes(understanding.topic ?? 'between')
              ? undefined
              : composeEvenTwo(clause, locale),
        )
      )
    case 'whether': {
      const form = readVerdictForm(clause, locale)
      if (understanding.bound !== undefined || [PARTING, BIRTH].some((words) => words.test(normalizeQuestion(clause)))) return undefined
      return form?.act === '合' ? undefined : before(composeVerdict(clause, verdict(isOfTime ? 'time' : 'state'), undefined, locale))
    }
    default:
      return undefined
  }
}

/** Composes the sentences that open an answer, one for each form asked; undefined if the line answers by itself. */
export function composePairOpener(source: PairOpenerSource): PairOpener | undefined {
  const { text, understanding, names, people, locale } = source
  const clauses = listAskedClauses(text)
  if (
    (understanding.bound === 'mind' || understanding.bound === undefined) &&
    TRUST.test(normalizeQuestion(text)) &&
    !clauses.some(({ asks }) => asks === 'how' || asks === 'why')
  )
    return { text: formatComparison(pairTrustLine, people(), names, 'officer', locale, pairTrustEvenLine), isWhole: true }
  if (understanding.bound !== undefined && understanding.bound !== 'mind') return undefined
  const aspect = composeAspect(source)
  if (aspect !== undefined) return { text: aspect, isWhole: true }
  const isOfOne = clauses.some(({ asks }) => asks === 'who')
  const asked = clauses.filter(({ asks }) => !isOfOne || asks !== 'two')
  const said = asked.map(({ clause, asks }) => composeOne(clause, asks, source)).filter((one) => one !== undefined)
  if (said.length === 0 && source.timeName !== undefined)
    return { text: formatSageText(thingVerdicts[source.verdict('time')], locale, { thing: source.timeName }), isWhole: false }
  const trait =
    said.length === 0 && OF_OTHER.test(normalizeQuestion(text)) && !clauses.some(({ asks }) => asks === 'why' || asks === 'how')
      ? composeTraitLine(text, source)
      : undefined
  if (trait !== undefined) return { text: trait, isWhole: true }
  if (said.length === 0) return undefined
  return {
    text: said.map((one) => one.text).join(locale === 'en_US' ? ' ' : ''),
    isWhole: said.every(({ isWhole }) => isWhole) && said.length === asked.length,
  }
}

/** Whether a question asks about one aspect of the two, so that it continues the topic before it. */
export const isAboutAspect = (text: string): boolean =>
  [VALUE, BEST, WORST, NEED, FIRST_WORD].some((words) => words.test(normalizeQuestion(text))) && splitClauses(text).length < 3

/** Whether a question is about another person than the two, who needs an archive of their own. */
export const isAboutThirdPerson = (text: string): boolean => THIRD.test(normalizeQuestion(text))
