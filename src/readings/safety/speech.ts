import { reportsSelfHarmAttempt, isReportedDone } from './attempt.ts'
import { THING_QUESTION_PATTERN, FIGURATIVE_PHRASE_PATTERNS, LOSS_DESPAIR_PATTERN, ENDABLE_THING_PATTERN } from './figures.ts'
import { mentionsHarmToOthers } from './others.ts'
import { joinChineseCharacters, normalizeMessage } from './plain.ts'
import { SELF_HARM_PATTERNS_CHINESE, EXHAUSTION_PATTERNS_CHINESE } from './speech-chinese.ts'
import { SELF_HARM_PATTERNS_ENGLISH, EXHAUSTION_PATTERNS_ENGLISH } from './speech-english.ts'
import { INDIRECT_PATTERNS_ENGLISH } from './speech-indirect.ts'
import { LIVING_QUESTION_PATTERNS_CHINESE, LIVING_QUESTION_PATTERNS_ENGLISH } from './speech-living.ts'
import { concernsAnotherPerson, reportsSuicideLoss } from './subject.ts'
import { MINOR_PATTERNS_ENGLISH } from './minor-english.ts'
import { VIOLENCE_PATTERNS_ENGLISH } from './violence-english.ts'
import { VIOLENCE_PATTERNS } from './violence.ts'

/**
 * Kind of harm: self-harm of the writer, done just now (`attempt`) or not (`self`); by the writer to `others`; of a
 * `friend`; a suicide (`loss`); `violence`.
 */
export type Harm = 'attempt' | 'others' | 'self' | 'friend' | 'loss' | 'violence'

/** Apology to relatives: the harm is the writer's own, even if the writer is called a relative (对不起妈妈，女儿撑不住了). */
const GOODBYE = /对不起(?:爸|妈|父母|老婆|老公|孩子|大家|你们)/

const isHit = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Patterns of explicit self-harm and of the question whether to go on living. */
const OUTRIGHT = [
  ...SELF_HARM_PATTERNS_CHINESE,
  ...SELF_HARM_PATTERNS_ENGLISH,
  ...INDIRECT_PATTERNS_ENGLISH,
  ...LIVING_QUESTION_PATTERNS_CHINESE,
  ...LIVING_QUESTION_PATTERNS_ENGLISH,
  LOSS_DESPAIR_PATTERN,
]
const WEARY = [...EXHAUSTION_PATTERNS_CHINESE, ...EXHAUSTION_PATTERNS_ENGLISH]

/** Whether a text expresses explicit self-harm, or exhaustion without naming a shop, a marriage or a job. */
const isSelfHarm = (text: string) => isHit(OUTRIGHT, text) || (!ENDABLE_THING_PATTERN.test(text) && isHit(WEARY, text))

/** Splits a text into clauses; a clause that continues about the person of the previous one (…，说撑不下去了) is joined to it. */
function clausesOf(plain: string): readonly string[] {
  const clauses: string[] = []
  for (const clause of plain.split(/[,.。!?;:、…\n]+|(?<=\p{Script=Han}) +(?=\p{Script=Han})/u)) {
    const goesOn = /^\s*(?:还|总|老|一直|天天|经常|又|最近){0,4}(?:说|讲|写了|留了)/.test(clause)
    if (goesOn && clauses.length > 0) clauses.push(`${clauses.pop()!} ${clause}`)
    else clauses.push(clause)
  }
  return clauses
}

/** Normalises a message and removes figures of speech. */
function heardOf(text: string): string {
  let plain = normalizeMessage(text)
  for (const figure of FIGURATIVE_PHRASE_PATTERNS) plain = plain.replaceAll(figure, ' ')
  return plain
}

/** Detects self-harm: considered by the writer (`self`), feared for somebody (`friend`) or mourned (`loss`). */
function selfHarmIn(plain: string, whole: string): Harm | undefined {
  const said = clausesOf(plain).filter(isSelfHarm)
  const isOfThing = ENDABLE_THING_PATTERN.test(whole) && THING_QUESTION_PATTERN.test(whole)
  const outright = isHit(OUTRIGHT, whole) || isHit(SELF_HARM_PATTERNS_CHINESE, plain)
  if (!outright && (isOfThing || (said.length === 0 && !isSelfHarm(whole)))) return undefined
  if (reportsSuicideLoss(whole)) return 'loss'
  return said.length > 0 && said.every(concernsAnotherPerson) && !GOODBYE.test(whole) ? 'friend' : 'self'
}

/** Detects an attempt just now, by the writer or by somebody the writer knows (`friend`). */
function attemptIn(plain: string, whole: string): 'attempt' | 'friend' | undefined {
  if (reportsSuicideLoss(whole)) return undefined
  const said = clausesOf(plain).filter(reportsSelfHarmAttempt)
  if (said.length === 0) return reportsSelfHarmAttempt(whole) ? (concernsAnotherPerson(whole) ? 'friend' : 'attempt') : undefined
  return said.every(concernsAnotherPerson) ? 'friend' : 'attempt'
}

/** Whether somebody the writer knows has just made an attempt. */
export function reportsFriendsAttempt(text: string): boolean {
  const plain = heardOf(text)
  return attemptIn(plain, joinChineseCharacters(plain)) === 'friend'
}

/** Detects kinds of harm, most serious first, in English and both Chinese scripts. After harm in `earlier` weaker hints suffice. */
export function detectHarm(text: string, earlier: readonly string[] = []): readonly Harm[] {
  const plain = heardOf(text)
  const whole = joinChineseCharacters(plain)
  const tried = attemptIn(plain, whole)
  const self = selfHarmIn(plain, whole)
  const isNowDone = tried === undefined && isReportedDone(whole) && (self === 'self' || earlier.some((one) => isOfOneself(detectHarm(one))))
  const isViolence = [VIOLENCE_PATTERNS, VIOLENCE_PATTERNS_ENGLISH, MINOR_PATTERNS_ENGLISH].some((patterns) => isHit(patterns, whole))
  const harms: Harm[] = []
  if (tried === 'attempt' || isNowDone) harms.push('attempt')
  if (mentionsHarmToOthers(whole, isViolence)) harms.push('others')
  if (harms[0] !== 'attempt') harms.push(...(tried === 'friend' ? [tried] : self ? [self] : []))
  if (isViolence) harms.push('violence')
  return harms
}

const isOfOneself = (harms: readonly Harm[]) => harms.includes('self') || harms.includes('attempt')
