import * as z from 'zod/mini'
import { OAUTH_PROVIDERS } from './oauth.ts'

/** One login of the user. `id` names it; it opens nothing. */
export const openedSession = z.object({
  id: z.string(),
  /** Browser and system in a few words, "Chrome · Android"; '' when they were not told. */
  device: z.string(),
  created_at: z.number(),
  /** Written down once in some minutes. */
  last_used_at: z.number(),
  /** The one that asks. */
  is_current: z.boolean(),
})
export type OpenedSession = z.infer<typeof openedSession>

/** Where the user is logged in, the asking one first, then the latest used; and by what else than e-mail. */
export const openedSessions = z.object({ sessions: z.array(openedSession), providers: z.array(z.enum(OAUTH_PROVIDERS)) })
export type OpenedSessions = z.infer<typeof openedSessions>

export const sessionRef = z.object({
  id: z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(z.regex(/^[0-9a-f-]{36}$/, 'pattern')),
})
