import type { ChatMode, chatSend } from '#contract/chat.ts'
import type { FieldError } from '#contract/fields.ts'
import type { output } from 'zod/mini'
import { invalidFields } from '../../http/app-error.ts'

export type SentQuestion = output<typeof chatSend>

/** Required fields per mode. */
const NEEDS: Readonly<Record<ChatMode, readonly ('archive_id' | 'other_id' | 'cast' | 'lot')[]>> = {
  bg: ['archive_id', 'cast'],
  cs: ['archive_id', 'lot'],
  ms: ['archive_id'],
  fb: ['archive_id', 'other_id'],
  dt: [],
}

/**
 * Throws 422 for missing fields. Only questions about the own chart can refer to a book card, and a person cannot be matched with
 * themselves.
 */
export function checkRequiredFields(sent: SentQuestion): void {
  const wrong: FieldError[] = NEEDS[sent.mode].filter((field) => sent[field] === undefined).map((field) => ({ field, rule: 'required' }))
  if (sent.card !== undefined && sent.mode !== 'ms') wrong.push({ field: 'mode', rule: 'enum', limit: 'ms' })
  if (sent.mode === 'fb' && sent.other_id !== undefined && sent.other_id === sent.archive_id)
    wrong.push({ field: 'other_id', rule: 'enum' })
  if (wrong.length > 0) throw invalidFields(...wrong)
}

/** The fields that belong to the conversation; archives that the mode does not need are dropped. */
export function pickConversation({ mode, archive_id, other_id, card }: SentQuestion) {
  const needs = NEEDS[mode]
  return {
    mode,
    archive_id: needs.includes('archive_id') ? archive_id! : null,
    other_id: needs.includes('other_id') ? other_id! : null,
    card: card ?? null,
  }
}

/** The fields that belong to the question. */
export function pickThrown({ mode, cast, lot }: SentQuestion): { readonly cast: string | null; readonly lot: number | null } {
  return { cast: mode === 'bg' ? JSON.stringify(cast) : null, lot: mode === 'cs' ? lot! : null }
}
