import type { Feature } from '../../http/handle.ts'

/** The key that browsers subscribe for. */
export const pushKey: Feature<'pushKey'> = async ({ push }) => ({ key: push.publicKey })
