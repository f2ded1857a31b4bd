import type { Kind } from '../intents/kind.ts'

/** The day stands on this device before it is told of, and stays there whatever the answer: nothing is laid over anything. */
export const openDayKind: Kind<'openDay', 'openDay', null, null> = {
  name: 'openDay',
  endpoint: 'openDay',
  overlay: null,
  patch: () => null,
  confirm: async () => {},
  // Without its archive nobody will look at the day again.
  refuse: async (_db, _intent, error) => (error.codeName === 'notFound' ? 'noop' : 'rollback'),
  isEnd: false,
  nameOf: async (_db, { input }) => input.date,
  versioned: null,
}
