import type { Kind } from '../intents/kind.ts'
import { keepTold, showConfig } from './server-config.ts'

/** Display and language belong to the device and hold there before the change is queued, so nothing is laid over anything. */
export const configKind: Kind<'config', 'config', null, null> = {
  name: 'config',
  endpoint: 'config',
  overlay: null,
  patch: () => null,
  confirm: (db, _intent, answer) => keepTold(db, answer),
  afterwards: showConfig,
  refuse: async () => 'rollback',
  isEnd: false,
  nameOf: async () => '',
  versioned: null,
}
