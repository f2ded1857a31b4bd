import type { ChatMode, chatSend } from '#contract/chat.ts'
import type { FieldError } from '#contract/fields.ts'
import type { output } from 'zod/mini'
import { invalidFields } from '../../http/app-error.ts'

export type Sent = output<typeof chatSend>

/** What each way to ask cannot do without. */
const NEEDS: Readonly<Record<ChatMode, readonly ('archive_id' | 'other_id' | 'cast' | 'lot')[]>> = {
  bg: ['archive_id', 'cast'],
  cs: ['archive_id', 'lot'],
  ms: ['archive_id'],
  fb: ['archive_id', 'other_id'],
  dt: [],
}

/** Throws 422 for what is missing. One's own chart alone is asked about from a card of the book, and nobody is matched with themselves. */
export function checkNeeds(sent: Sent): void {
  const wrong: FieldError[] = NEEDS[sent.mode].filter((field) => sent[field] === undefined).map((field) => ({ field, rule: 'required' }))
  if (sent.card !== undefined && sent.mode !== 'ms') wrong.push({ field: 'mode', rule: 'enum', limit: 'ms' })
  if (sent.mode === 'fb' && sent.other_id !== undefined && sent.other_id === sent.archive_id)
    wrong.push({ field: 'other_id', rule: 'enum' })
  if (wrong.length > 0) throw invalidFields(...wrong)
}

/** What of it belongs to the conversation: an archive is none's business where the mode has no need of it. */
export function conversationIn({ mode, archive_id, other_id, card }: Sent) {
  const needs = NEEDS[mode]
  return {
    mode,
    archive_id: needs.includes('archive_id') ? archive_id! : null,
    other_id: needs.includes('other_id') ? other_id! : null,
    card: card ?? null,
  }
}

/** What of it is the question's own. */
export function thrownIn({ mode, cast, lot }: Sent): { readonly cast: string | null; readonly lot: number | null } {
  return { cast: mode === 'bg' ? JSON.stringify(cast) : null, lot: mode === 'cs' ? lot! : null }
}
