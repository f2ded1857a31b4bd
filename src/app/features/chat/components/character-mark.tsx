import type { ChatMode } from '#contract/chat.ts'
import { BrandMark } from '../../../art/mark.tsx'
import { PersonaMark } from '../../../art/persona-mark.tsx'
import { CHARACTERS } from '../characters.ts'

/** Icon of the character that answers, shown beside its name. */
export function CharacterMark({ mode, size = 40 }: { mode: ChatMode; size?: number }) {
  const { persona } = CHARACTERS[mode]
  return persona ? <PersonaMark kind={persona} size={size} /> : <BrandMark size={size * 0.8} />
}
