import type { ChangeKind } from '../intents/kind.ts'

/** The day is stored before it is sent, and stays whatever the answer: there is no optimistic patch. */
export const openDayKind: ChangeKind<'openDay', 'openDay', null, null> = {
  name: 'openDay',
  endpoint: 'openDay',
  overlay: null,
  patch: () => null,
  confirm: async () => {},
  // A day of a deleted archive is never shown again.
  refuse: async (_db, _intent, error) => (error.codeName === 'notFound' ? 'noop' : 'rollback'),
  isEnd: false,
  readName: async (_db, { input }) => input.date,
  versioned: null,
}
