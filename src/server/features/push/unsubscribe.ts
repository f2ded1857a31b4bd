import type { Feature } from '../../http/handle.ts'
import { endpointHashOf } from './subscribe.ts'

/** This browser is told nothing more. What is not there, or another's, is answered the same. */
export const pushUnsubscribe: Feature<'pushUnsubscribe'> = async ({ db }, { userId }, { endpoint }) => {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint_hash', '=', endpointHashOf(endpoint)).execute()
  return {}
}
