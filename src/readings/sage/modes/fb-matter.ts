/** Questions of two people that are not about their relationship: about a matter (money, a house, a child), or “which of us”. */
import type { Locale } from '../../reader/locale.ts'
import type { ShareCode } from '#bazi/index.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import type { SingleChartTopic } from './topics.ts'
import type { ChartPerson } from '../../facts/chart-person.ts'
import { formatBookDate, formatPair, formatPercent, formatShare, getTermName } from '../../facts/format-names.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import {
  pairLikenessLines,
  pairAnimalLine,
  pairCareLine,
  pairDependenceLine,
  pairMatterLines,
  pairBetterYearLine,
  pairEqualYearLine,
  pairCycleChangeLine,
  pairDutyLines,
} from '../text/fb.ts'
import { pairEvenLine } from '../text/fb-topics.ts'
import type { PairWindow } from './fb-when.ts'
import { strongestFamilyOf } from './natal.ts'

type Matter = keyof typeof pairMatterLines

const MATTERS: Readonly<Partial<Record<SingleChartTopic, Matter>>> = {
  'money-in': 'earning',
  'change-job': 'job',
  'break-up': 'reunion',
  'money-out': 'money',
  debt: 'money',
  house: 'house',
  moving: 'house',
  family: 'kin',
  parents: 'kin',
  study: 'study',
  exam: 'study',
  travel: 'travel',
  abroad: 'travel',
  rest: 'rest',
}

/** Topics whose yes-or-no questions are answered by the outlook of a time for both people. */
export const TIME_TOPICS: readonly SingleChartTopic[] = [
  'house',
  'moving',
  'exam',
  'study',
  'travel',
  'abroad',
  'debt',
  'money-out',
  'lost-thing',
  'decision',
  'marriage',
  'children',
]

/** Words that ask whether the two get on, not whether to act. */
const GETTING_ON = /合(吗|不合|得来|拍)|搭(吗|不搭|得)|默契|处得|\b(in sync|get along|compatible|fit|match)\b/
const PURCHASE = /买|换|订|租|\b(buy|get|order|rent|upgrade|replace|book)\b/

export const isAboutTime = (topic: SingleChartTopic, question: string): boolean => {
  const text = normalizeQuestion(question)
  return TIME_TOPICS.includes(topic) && !GETTING_ON.test(text) && (topic !== 'money-out' || PURCHASE.test(text))
}

/** Words that make the other person a relative: me and my sister. */
const KIN =
  /(跟|和|与)我?(的)?(亲|养|继|表|堂|大|小|二)?(爸|妈|父|母|哥|姐|弟|妹|姑|姨|舅|叔|伯|婶|嫂|奶奶|爷爷|外公|外婆|阿公|阿嬷|婆婆|公公|岳父|岳母|妯娌|小姑|小叔)|(爸|妈|父亲|母亲|哥|姐|弟|妹|婆婆|公公)(爸|妈|哥|姐|弟|妹)?(跟|和)我|\b(me|i) and my (\w+[- ])?(sister|brother|mother|father|mom|mum|dad|aunt|uncle|cousin|gran\w*|sibling|mother-in-law|father-in-law)|\bmy (\w+ )?(sister|brother|mother|father|mom|mum|dad|aunt|uncle|cousin|gran\w*)([- ]in[- ]law)? and (i|me)\b|\b(with|to|tell) my (\w+ )?(sister|brother|mother|father|mom|mum|dad|aunt|uncle|cousin|gran\w*)/
const CHILD =
  /(跟|和|与|对)我?(的)?(养)?(儿子|女儿|孩子|小孩|娃|闺女|大宝|二宝)|(儿子|女儿|孩子|小孩|娃|闺女).{0,10}(顶嘴|不听|不理我|叛逆|脾气|跟我|和我|旺)|\bmy (\w+ )?(son|daughter|kid|teen\w*|child|girl|boy)\b|\b(me and|with) my (son|daughter|kid|teen\w*|child)|\b(adopted|step) ?-?(son|daughter)\b/
/** Words that show that the two are a couple. */
const COUPLE = /我们(俩|两|夫妻)|我俩|老公|老婆|先生|太太|他妈|他爸|一起(带|养|教)|\b(we|us|our|husband|wife|partner|together)\b/

/** Returns `children` for two adults, `child` if the other person is the child; undefined if neither person is an adult. */
function childMatterOf(text: string, grownUps: number): Matter | undefined {
  if (grownUps === 0) return undefined
  return grownUps === 1 || (CHILD.test(text) && !COUPLE.test(text)) ? 'child' : 'children'
}

/** Whether the other person is the user's child. */
export const isParentAndChild = (topic: SingleChartTopic, question: string, grownUps: number): boolean =>
  (topic === 'children' || topic === 'rapport') && childMatterOf(normalizeQuestion(question), grownUps) === 'child'

/** Returns the line on how the two handle a matter; undefined if their relationship itself is the matter. */
export function composeMatterLine(
  topic: SingleChartTopic,
  question: string,
  rubs: boolean,
  grownUps: number,
  locale: Locale,
): string | undefined {
  const text = normalizeQuestion(question)
  const isKin = (topic === 'family' || topic === 'parents') && KIN.test(text)
  const matter = topic === 'children' ? childMatterOf(text, grownUps) : isKin ? 'own' : MATTERS[topic]
  return matter === undefined ? undefined : localizeSageText(pairMatterLines[matter][rubs ? 'rubs' : 'eased'], locale)
}

/** Whether the question is about a learner and a teacher; then their relationship is the matter. */
export const isTeacherAndLearner = (question: string): boolean =>
  /教授|老师|导师|教练|师父|师傅|学长|学姐|\b(professor|teacher|tutor|mentor|coach|supervisor|advis[eo]r)\b/.test(
    normalizeQuestion(question),
  )

const ALIKE = /太像|太相似|像不像|很像|互补|\b(too |so )?(alike|similar|different|opposites?)\b|\bcomplement/
const ANIMALS =
  /属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|生肖|属相|\b(year of the|i'm an?|he's an?|she's an?|he is an?|she is an?|me an?|him an?|her an?|a) (rat|ox|tiger|rabbit|dragon|snake|goat|sheep|monkey|rooster|pig)\b/

/** Composes the line for questions such as "are we alike" or "do our animals fit". */
export function composePairComparisonLine(
  question: string,
  peopleOf: () => readonly [ChartPerson, ChartPerson],
  names: readonly [string, string],
  locale: Locale,
) {
  const text = normalizeQuestion(question)
  if (ANIMALS.test(text)) return { text: localizeSageText(pairAnimalLine, locale), isBefore: true }
  if (!ALIKE.test(text)) return undefined
  const [one, two] = peopleOf().map((person) => strongestFamilyOf(person)) as [ShareCode, ShareCode]
  const name = (family: ShareCode) => getTermName(`share-${family}`, locale)
  const inside = (family: ShareCode) => (locale === 'en_US' ? name(family).toLowerCase() : name(family))
  const slots = { name: names[0], other: names[1], family: inside(one), second: inside(two) }
  return { text: formatSageText(one === two ? pairLikenessLines.same : pairLikenessLines.other, locale, slots), isBefore: false }
}

const WHO = /谁|哪一?个人|\b(he|she|they|him|her) or (i|me)\b|\b(i|me) or (he|she|they|him|her)\b|\bwho(se|'s)?\b|\bwhich (one )?of us\b/
const TURNS = /先.{0,3}(转运|换运|走运|翻身|离开|走人|换工作|跳槽)|\bleaves?\b.* first|\bfirst to leave|\bwhose luck|\bluck turns? first/
const TIMES =
  /先升|运气|运势|有戏|能上|考上|考得|会赢|\bluckier|\bedge\b|\bpasses\b|\bget(s)? (it|ahead|the job)\b|\bpromoted first|\bbetter year/
/** Duties, each with the family of ten gods that decides who is better suited; the first match wins. */
const DUTIES = [
  [
    'care',
    'resource',
    /带(小)?(孩|娃)|顾(小)?孩|照顾|(带|养)老|\bkids\b|\bchild|\bbaby\b|\blook(s)? after|\btake(s)? care|\bstay(s)? home/,
  ],
  [
    'lean',
    'resource',
    /爱谁|谁(比较|更)?(爱|在乎|依赖|黏)|依赖|沾.{0,2}光|旺谁|谁旺|\bloves? (more|who)|\bloves?\b.*\bmore\b|\bgets? more|\bneeds? (more|who)|\bleans?\b|\bcares? more/,
  ],
  ['wealth', 'wealth', /钱|账|财(?!运)|款|存折|工资|预算|做货|\bmoney|\bbudget|\bbooks\b|\bbills|\bfinanc|\bsav|\baccounts?/],
  ['output', 'output', /出面|谈|外|跑|销售|客户|说(?!了算)|顾摊|\btalk|\bsell|\bsales|\bclients?|\bcustomers?|\bfront|\bpitch|\bteach/],
  [
    'officer',
    'officer',
    /管|当|做主|拿主意|负责|领头|老板|组长|法人|说了算|算数|让|赢|\brun\b|\blead|\bin charge|\bboss|\bdecid|\bmanage|\bcharge|\bsign|\bwins?\b|\bparent\b/,
  ],
] as const
const WHO_TEXTS = { ...pairDutyLines, care: pairCareLine, lean: pairDependenceLine }

/** Composes the line that names one of the two: whose cycle changes first, who has the better time, or whom a duty suits. */
export function composeWhoLine(
  question: string,
  peopleOf: () => readonly [ChartPerson, ChartPerson],
  yearOf: () => PairWindow['year'],
  names: readonly [string, string],
  locale: Locale,
) {
  const text = normalizeQuestion(question)
  if (!WHO.test(text)) return undefined
  const named = (first: 0 | 1) => ({ name: names[first], other: names[first === 0 ? 1 : 0] })
  if (TURNS.test(text)) {
    const [one, two] = peopleOf().map(({ next }) => next) as [ChartPerson['next'], ChartPerson['next']]
    if (one === null || two === null) return undefined
    const first = one.luck.startDate <= two.luck.startDate ? 0 : 1
    const [sooner, later] = first === 0 ? [one, two] : [two, one]
    const dates = { date: formatBookDate(sooner.luck.startDate, locale), later: formatBookDate(later.luck.startDate, locale) }
    return formatSageText(pairCycleChangeLine, locale, { ...named(first), ...dates, cycle: formatPair(sooner.pillar, locale) })
  }
  if (TIMES.test(text)) {
    const { name, scores } = yearOf()
    const first = scores[0] >= scores[1] ? 0 : 1
    const year = locale === 'en_US' ? name : `${name}年`
    const slots = { ...named(first), year, a: String(scores[first]), b: String(scores[1 - first]) }
    return formatSageText(scores[0] === scores[1] ? pairEqualYearLine : pairBetterYearLine, locale, slots)
  }
  const duty = DUTIES.find(([, , words]) => words.test(text))
  if (duty === undefined) return undefined
  const [kind, family] = duty
  const shares = peopleOf().map(({ analysis }) => analysis.shares[family]) as [number, number]
  const first = shares[0] >= shares[1] ? 0 : 1
  if (Math.abs(shares[0] - shares[1]) < 1 && kind !== 'lean') {
    const term = getTermName(`share-${family}`, locale)
    const even = {
      family: locale === 'en_US' ? term.toLowerCase() : term,
      share: formatShare(shares[first], locale),
      less: formatPercent(shares[1 - first]!, locale),
    }
    return formatSageText(pairEvenLine, locale, { ...named(first), ...even })
  }
  const slots = { ...named(first), share: formatShare(shares[first], locale), less: formatPercent(shares[1 - first]!, locale) }
  return formatSageText(WHO_TEXTS[kind], locale, slots)
}
