import type { EndpointHandler } from '../../http/handle.ts'

/** Returns the server's VAPID public key, which browsers need to subscribe. */
export const pushKey: EndpointHandler<'pushKey'> = async ({ push }) => ({ key: push.publicKey })
