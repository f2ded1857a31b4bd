import type { Feature } from '../../http/handle.ts'
import { invalidFields } from '../../http/app-error.ts'
import { prepareBuiltIn } from './built-in.ts'
import { readRemaining } from './charge-question.ts'
import type { ChatArchives } from './subjects.ts'

/**
 * Returns the remaining quota of a mode. Throws 422 if the mode counts per archive and none is given, `notFound` for an unknown
 * archive.
 */
export const createChatRemainingHandler =
  ({ archiveOf }: ChatArchives): Feature<'chatRemaining'> =>
  async ({ db, answering, now }, person, { mode, card = null, archive_id = null }) => {
    prepareBuiltIn()
    if (card !== null && mode !== 'ms') throw invalidFields({ field: 'mode', rule: 'enum', limit: 'ms' })
    if (archive_id !== null) await archiveOf(db, person.userId, archive_id)
    else if (mode === 'ms' || mode === 'fb') throw invalidFields({ field: 'archive_id', rule: 'required' })
    return readRemaining(db, person, { mode, card, archive_id }, answering.answerer, now())
  }
