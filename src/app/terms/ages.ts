import { msg } from '@lingui/core/macro'
import type { Messages } from '../language/use-messages.ts'
import { writings } from '../language/writing.ts'
import { hanOf } from './ordinals.ts'

const AGE = msg({ message: '{age} 岁' })
const HAN_AGE = msg({ message: '{age}岁', context: 'in characters' })

/** A nominal age: 8 岁; 八岁; in English 8. */
export function ageTextOf({ _, locale, ageNumerals }: Messages, age: number): string {
  if (ageNumerals === 'characters' && writings[locale].readsHan) return _({ ...HAN_AGE, values: { age: hanOf(age) } })
  return _({ ...AGE, values: { age } })
}
