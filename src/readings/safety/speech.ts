import { ASKS_OF_A_THING, FIGURES, THINGS_THAT_END } from './figures.ts'
import { joined, plainOf } from './plain.ts'
import { SELF_HARM_CHINESE, WEARY_CHINESE } from './speech-chinese.ts'
import { SELF_HARM_ENGLISH, WEARY_ENGLISH } from './speech-english.ts'
import { isOfAnother, isOfLoss } from './subject.ts'
import { VIOLENCE } from './violence.ts'

/** Who is hurt: who writes, somebody they know, somebody who is gone already, or who writes, by another's hand. */
export type Harm = 'self' | 'friend' | 'loss' | 'violence'

/** Said to those one leaves: who writes is meant, though by another word (女儿撑不住了). */
const FAREWELL = /对不起(?:爸|妈|父母|老婆|老公|孩子|大家|你们)/

const isHit = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Harm to oneself said outright, or weary words of oneself and not of a shop, a marriage or a job. */
const isSelfHarm = (text: string) =>
  isHit(SELF_HARM_CHINESE, text) ||
  isHit(SELF_HARM_ENGLISH, text) ||
  (!THINGS_THAT_END.test(text) && (isHit(WEARY_CHINESE, text) || isHit(WEARY_ENGLISH, text)))

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

/**
 * What harm a message speaks of, the gravest first; nothing for a figure of speech. Both scripts of Chinese and English are read
 * whatever language the reader uses.
 */
export function harmsIn(text: string): readonly Harm[] {
  let plain = plainOf(text)
  for (const figure of FIGURES) plain = plain.replaceAll(figure, ' ')
  const whole = joined(plain)
  const harms: Harm[] = []
  const said = clausesOf(plain).filter(isSelfHarm)
  const isOfThing = THINGS_THAT_END.test(whole) && ASKS_OF_A_THING.test(whole)
  const outright = isHit(SELF_HARM_CHINESE, whole) || isHit(SELF_HARM_ENGLISH, whole) || isHit(SELF_HARM_CHINESE, plain)
  if (outright || (!isOfThing && (said.length > 0 || isSelfHarm(whole)))) {
    if (isOfLoss(whole)) harms.push('loss')
    else harms.push(said.length > 0 && said.every(isOfAnother) && !FAREWELL.test(whole) ? 'friend' : 'self')
  }
  if (isHit(VIOLENCE, whole)) harms.push('violence')
  return harms
}
