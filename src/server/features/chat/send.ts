import type { Feature } from '../../http/handle.ts'
import { ask } from './ask.ts'
import { begunOf, followBegun } from './follow.ts'
import type { Archives } from './subjects.ts'

/** A question: kept and paid in one transaction, then followed until it is answered. Sent again it is the same one. */
export const chatSendOf = (archives: Archives): Feature<'chatSend'> => ({
  begin: async (deps, caller, sent) => {
    await ask(deps, archives, caller, sent)
    return begunOf(deps, caller, sent.message_id)
  },
  follow: followBegun,
})
