import type { Locale } from '../../reader/locale.ts'
import { findExclusiveTopic } from './alone.ts'
import { TimeSpanFactory } from './dates.ts'
import { usesPreviousTime, findInheritedYear } from './follow.ts'
import { classifyTopics } from './heard.ts'
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
  const own = topicOf(text, words) ?? (placed === undefined ? (span === undefined ? undefined : 'timing') : 'luck-cycle')
  const goesOn = PLAIN.includes(own) && (words.followUp.test(text) || isShort(text))
  const before = goesOn ? earlierOf(earlier, now) : undefined
  const asking = askingOf(text, words)
  const named = words.named.find(([, found]) => found.test(text))?.[0]
  const bound = boundOf(text, words)
  const alone = bound === undefined ? findExclusiveTopic(named, text, (rest) => listedIn(rest, words).keys()) : undefined
  const topic = isInstruction ? undefined : (alone ?? before?.topic ?? own)
  const hasTime = span !== undefined || placed !== undefined || named !== undefined
  const last = hasTime ? undefined : lastOf(earlier, now)
  const isTimeReused = last !== undefined && usesPreviousTime({ text, own, asking, isMarked, isOpen: goesOn }, last.understanding)
  return {
    topic,
    part: partOf(topic, text, words),
    asking,
    span: isTimeReused ? last.understanding.span : span,
    placed: isTimeReused ? last.understanding.placed : placed,
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
  for (const question of earlier.toReversed()) {
    const understanding = parseQuestion(question, 'zh_CN', now)
    if (!PLAIN.includes(understanding.topic)) return understanding
  }
  return undefined
}
