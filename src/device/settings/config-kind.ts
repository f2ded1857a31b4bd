import type { ChangeKind } from '../intents/kind.ts'
import { storeServerConfig, applyServerConfig } from './server-config.ts'

/** Sends changed settings. `changeConfig` applies them on the device directly, so there is no optimistic patch. */
export const configChangeKind: ChangeKind<'config', 'config', null, null> = {
  name: 'config',
  endpoint: 'config',
  overlay: null,
  patch: () => null,
  confirm: (db, _intent, answer) => storeServerConfig(db, answer),
  afterwards: applyServerConfig,
  refuse: async () => 'rollback',
  isEnd: false,
  readName: async () => '',
  versioned: null,
}
