import { isAttempt, isDone } from './attempt.ts'
import { ASKS_OF_A_THING, FIGURES, LOST_AND_DONE, THINGS_THAT_END } from './figures.ts'
import { isAgainstOthers } from './others.ts'
import { joined, plainOf } from './plain.ts'
import { SELF_HARM_CHINESE, WEARY_CHINESE } from './speech-chinese.ts'
import { SELF_HARM_ENGLISH, WEARY_ENGLISH } from './speech-english.ts'
import { LIVING_CHINESE, LIVING_ENGLISH } from './speech-living.ts'
import { isOfAnother, isOfLoss } from './subject.ts'
import { VIOLENCE } from './violence.ts'

/**
 * Who is hurt: who writes, by what they have done just now (`attempt`) or may do; somebody else, by who writes; somebody they know;
 * somebody who is gone already; or who writes, by another's hand.
 */
export type Harm = 'attempt' | 'others' | 'self' | 'friend' | 'loss' | 'violence'

/** Said to those one leaves: who writes is meant, though by another word (女儿撑不住了). */
const FAREWELL = /对不起(?:爸|妈|父母|老婆|老公|孩子|大家|你们)/

const isHit = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Harm to oneself said outright, or asked about: whether to go on living. */
const OUTRIGHT = [...SELF_HARM_CHINESE, ...SELF_HARM_ENGLISH, ...LIVING_CHINESE, ...LIVING_ENGLISH, LOST_AND_DONE]
const WEARY = [...WEARY_CHINESE, ...WEARY_ENGLISH]

/** Harm to oneself said outright, or weary words of oneself and not of a shop, a marriage or a job. */
const isSelfHarm = (text: string) => isHit(OUTRIGHT, text) || (!THINGS_THAT_END.test(text) && isHit(WEARY, text))

/** Clauses, each that goes on about who was named before (…，说撑不下去了) with the one before it. */
function clausesOf(plain: string): readonly string[] {
  const clauses: string[] = []
  for (const clause of plain.split(/[,.。!?;:、…\n]+|(?<=\p{Script=Han}) +(?=\p{Script=Han})/u)) {
    const goesOn = /^\s*(?:还|总|老|一直|天天|经常|又|最近){0,4}(?:说|讲|写了|留了)/.test(clause)
    if (goesOn && clauses.length > 0) clauses.push(`${clauses.pop()!} ${clause}`)
    else clauses.push(clause)
  }
  return clauses
}

/** What is left of a message without figures of speech. */
function heardOf(text: string): string {
  let plain = plainOf(text)
  for (const figure of FIGURES) plain = plain.replaceAll(figure, ' ')
  return plain
}

/** Harm to oneself that is thought of, feared for somebody, or mourned. */
function selfHarmIn(plain: string, whole: string): Harm | undefined {
  const said = clausesOf(plain).filter(isSelfHarm)
  const isOfThing = THINGS_THAT_END.test(whole) && ASKS_OF_A_THING.test(whole)
  const outright = isHit(OUTRIGHT, whole) || isHit(SELF_HARM_CHINESE, plain)
  if (!outright && (isOfThing || (said.length === 0 && !isSelfHarm(whole)))) return undefined
  if (isOfLoss(whole)) return 'loss'
  return said.length > 0 && said.every(isOfAnother) && !FAREWELL.test(whole) ? 'friend' : 'self'
}

/** What was tried just now: by who writes, or by somebody they know. */
function attemptIn(plain: string, whole: string): 'attempt' | 'friend' | undefined {
  if (isOfLoss(whole)) return undefined
  const said = clausesOf(plain).filter(isAttempt)
  if (said.length === 0) return isAttempt(whole) ? (isOfAnother(whole) ? 'friend' : 'attempt') : undefined
  return said.every(isOfAnother) ? 'friend' : 'attempt'
}

/** Whether somebody whom the writer knows has done it just now. */
export function isFriendsAttempt(text: string): boolean {
  const plain = heardOf(text)
  return attemptIn(plain, joined(plain)) === 'friend'
}

/**
 * What harm a message speaks of, the gravest first; nothing for a figure of speech. Both scripts of Chinese and English are read
 * whatever language the reader uses. `earlier` words of harm make less enough: “I took them”.
 */
export function harmsIn(text: string, earlier: readonly string[] = []): readonly Harm[] {
  const plain = heardOf(text)
  const whole = joined(plain)
  const tried = attemptIn(plain, whole)
  const self = selfHarmIn(plain, whole)
  const isNowDone = tried === undefined && isDone(whole) && (self === 'self' || earlier.some((one) => isOfOneself(harmsIn(one))))
  const isViolence = isHit(VIOLENCE, whole)
  const harms: Harm[] = []
  if (tried === 'attempt' || isNowDone) harms.push('attempt')
  if (isAgainstOthers(whole, isViolence)) harms.push('others')
  if (harms[0] !== 'attempt') harms.push(...(tried === 'friend' ? [tried] : self ? [self] : []))
  if (isViolence) harms.push('violence')
  return harms
}

const isOfOneself = (harms: readonly Harm[]) => harms.includes('self') || harms.includes('attempt')
