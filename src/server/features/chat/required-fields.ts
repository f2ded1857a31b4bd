import type { ChatMode, chatSend } from '#contract/chat.ts'
import type { FieldError } from '#contract/fields.ts'
import type { output } from 'zod/mini'
import { createInvalidFieldsError } from '../../http/app-error.ts'

export type SentQuestion = output<typeof chatSend>

/** Fields that each mode requires besides the text. */
const NEEDS: Readonly<Record<ChatMode, readonly ('archive_id' | 'other_id' | 'cast' | 'lot')[]>> = {
  bg: ['archive_id', 'cast'],
  cs: ['archive_id', 'lot'],
  ms: ['archive_id'],
  fb: ['archive_id', 'other_id'],
  dt: [],
}

/** Throws 422 for missing fields, for a book card in a mode other than `ms`, and for a match of a person with themselves. */
export function checkRequiredFields(sent: SentQuestion): void {
  const wrong: FieldError[] = NEEDS[sent.mode].filter((field) => sent[field] === undefined).map((field) => ({ field, rule: 'required' }))
  if (sent.card !== undefined && sent.mode !== 'ms') wrong.push({ field: 'mode', rule: 'enum', limit: 'ms' })
  if (sent.mode === 'fb' && sent.other_id !== undefined && sent.other_id === sent.archive_id)
    wrong.push({ field: 'other_id', rule: 'enum' })
  if (wrong.length > 0) throw createInvalidFieldsError(...wrong)
}

/** Returns the fields of the conversation; archives that the mode does not need become null. */
export function pickConversation({ mode, archive_id, other_id, card }: SentQuestion) {
  const needs = NEEDS[mode]
  return {
    mode,
    archive_id: needs.includes('archive_id') ? archive_id! : null,
    other_id: needs.includes('other_id') ? other_id! : null,
    card: card ?? null,
  }
}

/** Returns the cast hexagram or drawn lot of the question, null for modes without one. */
export function pickCastAndLot({ mode, cast, lot }: SentQuestion): { readonly cast: string | null; readonly lot: number | null } {
  return { cast: mode === 'bg' ? JSON.stringify(cast) : null, lot: mode === 'cs' ? lot! : null }
}
