import type { Feature } from '../../http/handle.ts'

/** Returns the public key that browsers subscribe with. */
export const pushKey: Feature<'pushKey'> = async ({ push }) => ({ key: push.publicKey })
