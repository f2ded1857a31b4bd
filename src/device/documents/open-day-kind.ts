import type { ChangeKind } from '../intents/kind.ts'

/** Sends an opened day. The day is already stored on the device and stays whatever the server responds, so there is no optimistic patch. */
export const openDayChangeKind: ChangeKind<'openDay', 'openDay', null, null> = {
  name: 'openDay',
  endpoint: 'openDay',
  overlay: null,
  patch: () => null,
  confirm: async () => {},
  // Ignores `notFound`: a day of a deleted archive is never shown again.
  refuse: async (_db, _intent, error) => (error.codeName === 'notFound' ? 'noop' : 'rollback'),
  isEnd: false,
  readName: async (_db, { input }) => input.date,
  versioned: null,
}
