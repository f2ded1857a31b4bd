import { msg } from '@lingui/core/macro'
import type { Messages } from '../language/use-messages.ts'
import { writingSystems } from '../language/writing-systems.ts'
import { formatHanNumber } from './ordinals.ts'

const AGE = msg({ message: '{age} 岁' })
const HAN_AGE = msg({ message: '{age}岁', context: 'in characters' })

/** Formats a nominal age: 8 岁; 八岁; in English 8. */
export function formatAge({ _, locale, ageNumerals }: Messages, age: number): string {
  if (ageNumerals === 'characters' && writingSystems[locale].readsHan) return _({ ...HAN_AGE, values: { age: formatHanNumber(age) } })
  return _({ ...AGE, values: { age } })
}
