import type { Locale } from '../../reader/locale.ts'
import { findExclusiveTopic } from './alone.ts'
import { TimeSpanFactory } from './dates.ts'
import { usesPreviousTime, findInheritedYear } from './follow.ts'
import { classifyTopics } from './heard.ts'
import { LOT_QUESTION } from './lot-question.ts'
import { HAN_PATTERN } from './marks.ts'
import { normalizeQuestion } from './normal.ts'
import { findChartTimeEn, findSpanEn } from './time-en.ts'
import { findChartTimeZh, findSpanZh } from './time-zh.ts'
import type { QuestionType, DeclinedSubject, Subtopic, NamedSpan, Topic, ParsedQuestion } from './understanding.ts'
import { SUBTOPICS } from './understanding.ts'
import { englishWordLists } from './text/en.ts'
import { namesTwoAlternatives } from './two-things.ts'
import type { WordLists } from './words.ts'
import { chineseWordLists } from './text/zh.ts'

/** General topics: a question on one of them may continue the topic of an earlier question. */
const PLAIN: readonly (Topic | undefined)[] = [undefined, 'year', 'timing', 'day', 'decision']
/** Share of their weight that further matching word lists of a topic add to its heaviest match. */
const AGAIN = 0.25
/** Weight of the topic of a question that only names a time or a decision. */
const PLAINLY = 4
/** Factor of word-list weights relative to the classifier's score. */
const LISTED = 0.3
/** Minimum score of the classifier if no word list matches. */
const SURE = 2
/** Maximum length of a short question, which may be a follow-up, in Chinese characters; otherwise three times as many letters. */
const SHORT = 14
/** Number of earlier questions that are searched for a time. */
const BACK_TO = 4
/** Fields of a question about one part of the chart only: no topic part and no time. */
const ALONE = { isAlone: true, part: undefined, asking: 'what', span: undefined, placed: undefined } as const

/** Any Chinese character selects the Chinese word lists, whatever the language of the page. */
const wordsOf = (text: string): WordLists => (HAN_PATTERN.test(text) ? chineseWordLists : englishWordLists)

/** Words that only make sense after another question: it, they, how to begin, how much; without a subject of the user’s own. */
const REFERRING =
  /^(?!.*我)(那|那么|还有)?(大概|一般|最快|最早|到底)?.{0,2}(怎么|如何|咋|从哪|去哪|在哪|什么时候|啥时候?|何时|哪(一|个|儿|里)|能|会|以后|多少|几|是个?什么|他|她|它|下一?(步|个)).{0,9}$|^((and|so|but|then|ok),? )?(what|how|where|when|who|which|will|would|can|could|should|do|does|is)\b.{0,24}\b(it|that|this|them|they|he|him|she|her|one|about it|start|begin|ask|much|back|we meet|i go to)( (like|back|change|cost|be like|face|up|down|to|first|out|begin|end))*[?]?$|^((and|so|but|then),? )?(how much|how do i (start|begin|do it|cut back|fix it|ask)|where do i (start|begin|go)|what (do|should|can) i do( (now|about it|then))?)[?]?$/

/** A short English question about something named before; it may also name a subject of its own. */
const MENTIONING =
  /^(?!.*\b(it me|is it ok)\b).*\b(it|they|them|that|he|she)\b|^((and|so|but|then),? )?when('s|s| is| do| does| will| should)? .{0,18}$/

/** Whether a question after others has no subject of its own, so that the classifier would only guess one. */
function isLoose(text: string, words: WordLists, earlier: readonly string[]): boolean {
  if (earlier.length === 0 || !isShort(text) || !(REFERRING.test(text) || MENTIONING.test(text))) return false
  const isPlain = [...listedIn(text, words).keys()].every((topic) => PLAIN.includes(topic) || topic === 'self')
  return isPlain || (!HAN_PATTERN.test(text) && REFERRING.test(text))
}

/** Whether a question about a person in general refers to the one of an earlier question. */
const isBack = (text: string, own: Topic | undefined, earlier: readonly string[]) =>
  own === 'self' && earlier.length > 0 && /^(?!.*(我|\bi\b|\bme\b|\bmy\b)).*(什么样|哪种人|\bthey\b|\bhe\b|\bshe\b)/.test(text)

/** The next luck cycle, after a question about luck cycles. */
const NEXT_CYCLE = /下(一|个|一个)?(步|轮)|下一个|\bnext( one)?\b/

const global = new Map<RegExp, RegExp>()

/** Returns the global version of a pattern; cached. */
function everywhere(found: RegExp): RegExp {
  const made = global.get(found) ?? new RegExp(found.source, 'g')
  global.set(found, made)
  return made
}

const isShort = (text: string, times = 1): boolean => [...text].length <= SHORT * times * (HAN_PATTERN.test(text) ? 1 : 3)

/** Computes the weights of topics by the word lists. */
function listedIn(text: string, words: WordLists): Map<Topic, number> {
  const sums = new Map<Topic, number>()
  for (const [topic, weight, found] of words.topics) {
    const hits = found.test(text) ? text.match(everywhere(found))!.length : 0
    if (hits === 0) continue
    const [here, before] = [weight + Math.min(hits - 1, 2), sums.get(topic) ?? 0]
    sums.set(topic, Math.max(here, before) + AGAIN * Math.min(here, before))
  }
  if (sums.size > 0) return sums
  const plain = words.plain.find(([, found]) => found.test(text))?.[0] ?? (words.decision.test(text) ? 'decision' : undefined)
  return plain === undefined ? sums : sums.set(plain, PLAINLY)
}

/** Finds the topic by word lists and classifier. A short follow-up is decided by the word lists alone. */
function topicOf(text: string, words: WordLists): Topic | undefined {
  const listed = listedIn(text, words)
  if (words.followUp.test(text) && isShort(text)) return [...listed].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  const [best] = [...classifyTopics(text)]
    .map(([topic, likeness]) => ({ topic, weight: likeness + (topic === 'none' ? 0 : LISTED * (listed.get(topic) ?? 0)) }))
    .toSorted((a, b) => b.weight - a.weight)
  if (best === undefined || best.topic === 'none' || (listed.size === 0 && best.weight < SURE)) return undefined
  return best.topic
}

function boundOf(text: string, words: WordLists): DeclinedSubject | undefined {
  if (words.leaving.test(text) && words.whether.test(text)) return 'leaving'
  const named = words.bounds.find(([bound, found]) => found.test(text) && !(bound === 'medical' && words.employed.test(text)))
  if (named) return named[0]
  return words.mind.test(text) ? 'mind' : undefined
}

/**
 * Drops a past time that a question only mentions: if it asks about the future, or if the time is days. Questions about
 * the past retain it.
 */
function spanOf(span: NamedSpan | undefined, text: string, words: WordLists): NamedSpan | undefined {
  if (!span?.isPast || words.back.test(text)) return span
  return words.ahead.test(text) || span.of === 'day' || span.of === 'days' ? undefined : span
}

function partOf(topic: Topic | undefined, text: string, words: WordLists): Subtopic | undefined {
  const isOf = (part: Subtopic) => (SUBTOPICS[part] as readonly (Topic | undefined)[]).includes(topic)
  const isMoney = topic !== 'marriage' || words.money.test(text)
  return words.parts.find(([part, found]) => isOf(part) && (part !== 'outlay' || isMoney) && found.test(text))?.[0]
}

/** Returns the type of a question; `either` also requires that it names two alternatives. */
const askingOf = (text: string, words: WordLists): QuestionType =>
  words.asking.find(
    ([asking, found]) => found.test(text) && (asking !== 'either' || namesTwoAlternatives(text, words === chineseWordLists)),
  )?.[0] ?? 'what'

/**
 * Parses a question by rules and word lists. @param now local time of the user @param earlier previous questions of the
 * conversation, oldest first
 */
export function parseQuestion(
  question: string,
  _locale: Locale,
  now: { readonly local: string },
  earlier: readonly string[] = [],
): ParsedQuestion {
  const text = normalizeQuestion(question)
  const words = wordsOf(text)
  const [year, month, day] = now.local.slice(0, 10).split('-').map(Number) as [number, number, number]
  const spans = new TimeSpanFactory({ year, month, day })
  const isHan = words === chineseWordLists
  const isInstruction = words.instruction.test(text) || (isHan && englishWordLists.instruction.test(text) && !/offer/.test(text))
  const isMarked = words.followUp.test(text) && isShort(text, 2)
  const previousYear = isMarked ? findInheritedYear(text, lastOf(earlier, now)?.understanding) : undefined
  const timed = previousYear === undefined ? text : isHan ? `${previousYear}年${text}` : `${text} ${previousYear}`
  const span = spanOf(isHan ? findSpanZh(timed, spans) : findSpanEn(timed, spans), text, words)
  const placed = isHan ? findChartTimeZh(text) : findChartTimeEn(text)
  const own =
    (isLoose(text, words, earlier) ? undefined : topicOf(text, words)) ??
    (placed === undefined ? (span === undefined ? undefined : 'timing') : 'luck-cycle')
  const goesOn = (PLAIN.includes(own) || isBack(text, own, earlier)) && (words.followUp.test(text) || isShort(text))
  const before = goesOn ? earlierOf(earlier, now) : undefined
  const asking = askingOf(text, words)
  const named = words.named.find(([, found]) => found.test(text))?.[0]
  const bound = boundOf(text, words)
  const alone = bound === undefined ? findExclusiveTopic(named, text, (rest) => listedIn(rest, words).keys()) : undefined
  const topic = isInstruction || (earlier.length === 0 && LOT_QUESTION.test(text)) ? undefined : (alone ?? before?.topic ?? own)
  const hasTime = span !== undefined || placed !== undefined || named !== undefined
  const last = hasTime ? undefined : lastOf(earlier, now)
  const isTimeReused = last !== undefined && usesPreviousTime({ text, own, asking, isMarked, isOpen: goesOn }, last.understanding)
  const isNext = topic === 'luck-cycle' && before !== undefined && span === undefined && NEXT_CYCLE.test(text)
  return {
    topic,
    part: partOf(topic, text, words) ?? (before?.topic === topic ? before?.part : undefined),
    asking,
    span: isTimeReused ? last.understanding.span : span,
    placed: isNext ? { cycle: 'next' } : isTimeReused ? last.understanding.placed : placed,
    about: words.about.find(([, found]) => found.test(text))?.[0] ?? 'self',
    bound,
    named,
    isTight: words.tight.test(text),
    isFollowUp: before !== undefined || isTimeReused,
    ...(isTimeReused ? { follows: last } : {}),
    ...(alone === undefined ? {} : ALONE),
    isInstruction,
  }
}

/** Parses the previous question, in the context of the questions before it. */
function lastOf(earlier: readonly string[], now: { readonly local: string }) {
  const text = earlier.at(-1)
  return text === undefined ? undefined : { text, understanding: parseQuestion(text, 'zh_CN', now, earlier.slice(-BACK_TO, -1)) }
}

/** Finds the latest earlier question with a specific topic; each is parsed without its context. */
function earlierOf(earlier: readonly string[], now: { readonly local: string }): ParsedQuestion | undefined {
  for (const [at, question] of [...earlier.entries()].toReversed()) {
    const understanding = parseQuestion(question, 'zh_CN', now)
    const text = normalizeQuestion(question)
    const before = earlier.slice(0, at)
    const isReferring = isLoose(text, wordsOf(text), before) || isBack(text, understanding.topic, before)
    if (!PLAIN.includes(understanding.topic) && !isReferring) return understanding
  }
  return undefined
}
