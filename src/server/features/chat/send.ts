import type { EndpointHandler } from '../../http/handle.ts'
import { storeQuestionWithCharge } from './ask.ts'
import { readBegunEvent, followBegun } from './follow.ts'
import type { ChatArchiveQueries } from './subjects.ts'

/** Stores and charges a question in one transaction, then streams its answer. Idempotent by `message_id`. */
export const createChatSendHandler = (archives: ChatArchiveQueries): EndpointHandler<'chatSend'> => ({
  begin: async (deps, caller, sent) => {
    await storeQuestionWithCharge(deps, archives, caller, sent)
    return readBegunEvent(deps, caller, sent.message_id)
  },
  follow: followBegun,
})
