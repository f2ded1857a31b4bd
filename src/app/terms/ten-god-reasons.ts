import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StemCode } from '#bazi/index.ts'
import { ELEMENTS, elementOfStem, polarityOfStem, tenGodOf } from '#bazi/index.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { stemTextOf } from './stem-text.ts'
import { TEN_GOD_LABELS } from './ten-gods.ts'
import type { Translator } from '../language/translator.ts'

/** Sentences for stems of the same polarity, indexed by the steps in the generating cycle from the day master's element to the other. */
const LIKE: readonly MessageDescriptor[] = [
  msg`{other}与日主{day}同属{otherElement}，阴阳相同，是为{god}。`,
  msg`日主{day}属{dayElement}，生{other}之{otherElement}，阴阳相同，是为{god}。`,
  msg`日主{day}属{dayElement}，克{other}之{otherElement}，阴阳相同，是为{god}。`,
  msg`{other}属{otherElement}，克日主{day}之{dayElement}，阴阳相同，是为{god}。`,
  msg`{other}属{otherElement}，生日主{day}之{dayElement}，阴阳相同，是为{god}。`,
]
const UNLIKE: readonly MessageDescriptor[] = [
  msg`{other}与日主{day}同属{otherElement}，阴阳不同，是为{god}。`,
  msg`日主{day}属{dayElement}，生{other}之{otherElement}，阴阳不同，是为{god}。`,
  msg`日主{day}属{dayElement}，克{other}之{otherElement}，阴阳不同，是为{god}。`,
  msg`{other}属{otherElement}，克日主{day}之{dayElement}，阴阳不同，是为{god}。`,
  msg`{other}属{otherElement}，生日主{day}之{dayElement}，阴阳不同，是为{god}。`,
]

/** Explains why a stem is its ten god for the day master, as a sentence. */
export function explainTenGod(_: Translator, day: StemCode, other: StemCode): string {
  const dayElement = elementOfStem(day)
  const otherElement = elementOfStem(other)
  const steps = (ELEMENTS.indexOf(otherElement) - ELEMENTS.indexOf(dayElement) + 5) % 5
  const sentences = polarityOfStem(day) === polarityOfStem(other) ? LIKE : UNLIKE
  return _({
    ...sentences[steps]!,
    values: {
      day: stemTextOf(_, day),
      other: stemTextOf(_, other),
      dayElement: _(ELEMENT_LABELS[dayElement]),
      otherElement: _(ELEMENT_LABELS[otherElement]),
      god: _(TEN_GOD_LABELS[tenGodOf(day, other)]),
    },
  })
}
