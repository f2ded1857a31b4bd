import type { Feature } from '../../http/handle.ts'
import { invalidFields } from '../../http/app-error.ts'
import { prepareBuiltIn } from './built-in.ts'
import { remainingOf } from './payer.ts'
import type { Archives } from './subjects.ts'

/** What is left of what pays. Throws 422 where it is counted for each archive and none is named, `notFound` for another's. */
export const chatRemainingOf =
  ({ archiveOf }: Archives): Feature<'chatRemaining'> =>
  async ({ db, answering, now }, person, { mode, card = null, archive_id = null }) => {
    prepareBuiltIn()
    if (card !== null && mode !== 'ms') throw invalidFields({ field: 'mode', rule: 'enum', limit: 'ms' })
    if (archive_id !== null) await archiveOf(db, person.userId, archive_id)
    else if (mode === 'ms' || mode === 'fb') throw invalidFields({ field: 'archive_id', rule: 'required' })
    return remainingOf(db, person, { mode, card, archive_id }, answering.answerer, now())
  }
