import { isAttempt, isDone } from './attempt.ts'
import { ASKS_OF_A_THING, FIGURES, LOST_AND_DONE, THINGS_THAT_END } from './figures.ts'
import { isAgainstOthers } from './others.ts'
import { joined, plainOf } from './plain.ts'
import { SELF_HARM_CHINESE, WEARY_CHINESE } from './speech-chinese.ts'
import { SELF_HARM_ENGLISH, WEARY_ENGLISH } from './speech-english.ts'
import { LIVING_CHINESE, LIVING_ENGLISH } from './speech-living.ts'
import { isAboutAnother, isAboutLoss } from './subject.ts'
import { VIOLENCE } from './violence.ts'

/**
 * Kinds of harm: to the writer by an attempt just now (`attempt`) or possibly later; to others by the writer; to somebody the writer
 * knows; a death that has happened; or violence against the writer.
 */
export type Harm = 'attempt' | 'others' | 'self' | 'friend' | 'loss' | 'violence'

/** A farewell to relatives: the writer is meant, even if another word names them (女儿撑不住了). */
const FAREWELL = /对不起(?:爸|妈|父母|老婆|老公|孩子|大家|你们)/

const isHit = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Explicit self-harm, or the question whether to go on living. */
const OUTRIGHT = [...SELF_HARM_CHINESE, ...SELF_HARM_ENGLISH, ...LIVING_CHINESE, ...LIVING_ENGLISH, LOST_AND_DONE]
const WEARY = [...WEARY_CHINESE, ...WEARY_ENGLISH]

/** Explicit self-harm, or exhaustion of the writer rather than of a shop, a marriage or a job. */
const isSelfHarm = (text: string) => isHit(OUTRIGHT, text) || (!THINGS_THAT_END.test(text) && isHit(WEARY, text))

/** Splits into clauses; one that continues about a person named before (…，说撑不下去了) stays with that one. */
function clausesOf(plain: string): readonly string[] {
  const clauses: string[] = []
  for (const clause of plain.split(/[,.。!?;:、…\n]+|(?<=\p{Script=Han}) +(?=\p{Script=Han})/u)) {
    const goesOn = /^\s*(?:还|总|老|一直|天天|经常|又|最近){0,4}(?:说|讲|写了|留了)/.test(clause)
    if (goesOn && clauses.length > 0) clauses.push(`${clauses.pop()!} ${clause}`)
    else clauses.push(clause)
  }
  return clauses
}

/** Removes figures of speech from a message. */
function heardOf(text: string): string {
  let plain = plainOf(text)
  for (const figure of FIGURES) plain = plain.replaceAll(figure, ' ')
  return plain
}

/** Self-harm that is considered, feared for somebody, or mourned. */
function selfHarmIn(plain: string, whole: string): Harm | undefined {
  const said = clausesOf(plain).filter(isSelfHarm)
  const isOfThing = THINGS_THAT_END.test(whole) && ASKS_OF_A_THING.test(whole)
  const outright = isHit(OUTRIGHT, whole) || isHit(SELF_HARM_CHINESE, plain)
  if (!outright && (isOfThing || (said.length === 0 && !isSelfHarm(whole)))) return undefined
  if (isAboutLoss(whole)) return 'loss'
  return said.length > 0 && said.every(isAboutAnother) && !FAREWELL.test(whole) ? 'friend' : 'self'
}

/** An attempt just now, by the writer or by somebody the writer knows. */
function attemptIn(plain: string, whole: string): 'attempt' | 'friend' | undefined {
  if (isAboutLoss(whole)) return undefined
  const said = clausesOf(plain).filter(isAttempt)
  if (said.length === 0) return isAttempt(whole) ? (isAboutAnother(whole) ? 'friend' : 'attempt') : undefined
  return said.every(isAboutAnother) ? 'friend' : 'attempt'
}

/** Whether somebody the writer knows has just made an attempt. */
export function isFriendsAttempt(text: string): boolean {
  const plain = heardOf(text)
  return attemptIn(plain, joined(plain)) === 'friend'
}

/**
 * Detects the kinds of harm in a message, most serious first; figures of speech are ignored. English and both Chinese scripts are
 * read, whatever the reader's language. After `earlier` mentions of harm, less is enough: “I took them”.
 */
export function detectHarm(text: string, earlier: readonly string[] = []): readonly Harm[] {
  const plain = heardOf(text)
  const whole = joined(plain)
  const tried = attemptIn(plain, whole)
  const self = selfHarmIn(plain, whole)
  const isNowDone = tried === undefined && isDone(whole) && (self === 'self' || earlier.some((one) => isOfOneself(detectHarm(one))))
  const isViolence = isHit(VIOLENCE, whole)
  const harms: Harm[] = []
  if (tried === 'attempt' || isNowDone) harms.push('attempt')
  if (isAgainstOthers(whole, isViolence)) harms.push('others')
  if (harms[0] !== 'attempt') harms.push(...(tried === 'friend' ? [tried] : self ? [self] : []))
  if (isViolence) harms.push('violence')
  return harms
}

const isOfOneself = (harms: readonly Harm[]) => harms.includes('self') || harms.includes('attempt')
