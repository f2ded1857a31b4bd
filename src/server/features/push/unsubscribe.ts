import type { Feature } from '../../http/handle.ts'
import { hashEndpoint } from './subscribe.ts'

/** Deletes this browser's subscription. The response is the same for a missing or a foreign one. */
export const pushUnsubscribe: Feature<'pushUnsubscribe'> = async ({ db }, { userId }, { endpoint }) => {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint_hash', '=', hashEndpoint(endpoint)).execute()
  return {}
}
