import type { Kind } from '../intents/kind.ts'
import { keepTold, showConfig } from './told-config.ts'

/** Display and language belong to the device and hold there before the change is queued, so nothing is laid over anything. */
export const configKind: Kind<'config', 'config', null, null> = {
  name: 'config',
  endpoint: 'config',
  layers: null,
  show: () => null,
  confirm: (db, _intent, answer) => keepTold(db, answer),
  follow: showConfig,
  refuse: async () => 'alone',
  isEnd: false,
  nameOf: async () => '',
  versioned: null,
}
