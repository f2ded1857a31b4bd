import type { EndpointHandler } from '../../http/handle.ts'
import { hashEndpoint } from './subscribe.ts'

/** Deletes the user's subscription with this endpoint. Responds the same if there is none, or it is another user's. */
export const pushUnsubscribe: EndpointHandler<'pushUnsubscribe'> = async ({ db }, { userId }, { endpoint }) => {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint_hash', '=', hashEndpoint(endpoint)).execute()
  return {}
}
