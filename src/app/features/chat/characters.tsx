import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChatMode } from '#contract/chat.ts'
import type { Persona } from '#art/drawings/persona.ts'
import { BrandMark } from '../../art/mark.tsx'
import { PersonaMark } from '../../art/persona-mark.tsx'

interface Character {
  /** Portrait of the character; undefined in a mode in which the book itself answers. */
  readonly persona: Persona | undefined
  /** Subtitle in the mode picker. */
  readonly line: MessageDescriptor
  /** Label of the button in the mode picker. */
  readonly buttonLabel: MessageDescriptor
  /** First text of an empty conversation; `limit` then says what the character does not answer. */
  readonly greeting: MessageDescriptor
  readonly limit: MessageDescriptor
}

/** Name, portrait and texts of the character that answers in each mode. */
export const CHAT_CHARACTER_BY_MODE: Record<ChatMode, Character> = {
  bg: {
    persona: 'ai',
    line: msg`决断不下时，起一卦。`,
    buttonLabel: msg({ message: '起卦', context: 'button' }),
    greeting: msg`把要决断的事写成一句话。静心七秒，铜钱抛六次，卦由你手里出，我照着读。`,
    limit: msg`一事一卦。生死、病症、官司、买哪一支，卦不断这些。`,
  },
  cs: {
    persona: 'god',
    line: msg`钱上的事，抽一签。`,
    buttonLabel: msg({ message: '抽签', context: 'button' }),
    greeting: msg`说钱，先抽签。签管分寸，什么日子动，照你的盘算给你看。`,
    limit: msg`不报号码，不荐买卖，只说进退与时候。`,
  },
  dt: {
    persona: 'tao',
    line: msg`八字的学问，问小道童。`,
    buttonLabel: msg({ message: '请教', context: 'button' }),
    greeting: msg`师父的书我都背过。术语、典故、排盘的规矩，尽管问。`,
    limit: msg`我只讲道理，不断吉凶。查书不计次数，没有网也答得出。`,
  },
  fb: {
    persona: undefined,
    line: msg`两个人的事，两张盘一起看。`,
    buttonLabel: msg({ message: '看两人', context: 'button' }),
    greeting: msg`选好两个人，问一件具体的事。本书先说哪里合，再说哪里撞。`,
    limit: msg`留还是走，由当事人自己定，本书不判。`,
  },
  ms: {
    persona: undefined,
    line: msg`自己的事，照着盘问。`,
    buttonLabel: msg({ message: '问本书', context: 'button' }),
    greeting: msg`问一件事。本书先答，再指出盘上哪里看来，最后说时候。`,
    limit: msg`盘上没有写的，本书不编。`,
  },
}

/** Icon of the character that answers, shown beside its name. */
export function ChatCharacterIcon({ mode, size = 40 }: { mode: ChatMode; size?: number }) {
  const { persona } = CHAT_CHARACTER_BY_MODE[mode]
  return persona ? <PersonaMark kind={persona} size={size} /> : <BrandMark size={size * 0.8} />
}
