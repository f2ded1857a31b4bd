import { FIGURES, THINGS_THAT_END } from './figures.ts'
import { joined, plainOf } from './plain.ts'
import { SELF_HARM_ENGLISH, WEARY_ENGLISH } from './speech-english.ts'
import { SELF_HARM_CHINESE, WEARY_CHINESE } from './speech-chinese.ts'
import { isOfAnother, isOfLoss } from './subject.ts'
import { VIOLENCE } from './violence.ts'

/** Who is hurt: who writes, somebody they know, somebody who is gone already, or who writes, by another's hand. */
export type Harm = 'self' | 'friend' | 'loss' | 'violence'

const isHit = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Harm to oneself said outright, or in words that stand for it where nothing else is named that could be meant. */
const isSelfHarm = (text: string) =>
  isHit(SELF_HARM_CHINESE, text) ||
  isHit(SELF_HARM_ENGLISH, text) ||
  ((isHit(WEARY_CHINESE, text) || isHit(WEARY_ENGLISH, text)) && !THINGS_THAT_END.test(text))

/**
 * What harm a message speaks of, the gravest first; nothing for a figure of speech. Both scripts of Chinese and English are read
 * whatever language the reader uses.
 */
export function harmsIn(text: string): readonly Harm[] {
  let plain = plainOf(text)
  for (const figure of FIGURES) plain = plain.replaceAll(figure, ' ')
  const whole = joined(plain)
  const harms: Harm[] = []
  if (isSelfHarm(plain) || isSelfHarm(whole)) {
    const clauses = plain.split(/[,.。!?;:、…\n]+/)
    const said = clauses.filter(isSelfHarm)
    if (isOfLoss(whole)) harms.push('loss')
    else if (said.length > 0 && said.every(isOfAnother)) harms.push('friend')
    else harms.push('self')
  }
  if (isHit(VIOLENCE, whole)) harms.push('violence')
  return harms
}
