import type { EndpointHandler } from '../../http/handle.ts'
import { createInvalidFieldsError } from '../../http/app-error.ts'
import { preloadRulesEngine } from './built-in.ts'
import { readRemainingQuota } from './charge-question.ts'
import type { ChatArchiveQueries } from './subjects.ts'

/**
 * Returns the remaining quota of a mode. Throws 422 if the mode counts per archive and none is given, `notFound` for an unknown
 * archive.
 */
export const createChatRemainingHandler =
  ({ archiveOf }: ChatArchiveQueries): EndpointHandler<'chatRemaining'> =>
  async ({ db, answering, now }, person, { mode, card = null, archive_id = null }) => {
    preloadRulesEngine()
    if (card !== null && mode !== 'ms') throw createInvalidFieldsError({ field: 'mode', rule: 'enum', limit: 'ms' })
    if (archive_id !== null) await archiveOf(db, person.userId, archive_id)
    else if (mode === 'ms' || mode === 'fb') throw createInvalidFieldsError({ field: 'archive_id', rule: 'required' })
    return readRemainingQuota(db, person, { mode, card, archive_id }, answering.answerer, now())
  }
