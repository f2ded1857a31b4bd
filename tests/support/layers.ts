/** Which rooms of a part know which: from the ground up, a file may import from its own room and from those below. */
export const layerOrder: Readonly<Record<string, readonly string[]>> = {
  'src/readings': [
    'reader',
    'terms',
    'spoken',
    'changes',
    'daily',
    'match',
    'pictures',
    'glossary',
    'quotations',
    'data',
    'facts',
    'book',
    'fate-book',
    'annual-book',
    'safety',
    'questions',
    'sage',
  ],
  'src/art': ['drawings', 'pictures'],
  'src/device': [
    'browser',
    'store',
    'backup',
    'wire',
    'session',
    'intents',
    'documents',
    'archives',
    'settings',
    'books',
    'audio',
    'life',
    'chats',
    'images',
    'outbox',
    'sync',
    'account',
    'shop',
    'reminders',
    'check',
  ],
  'src/server': ['tools', 'setup', 'ports', 'db', 'deps', 'http', 'ledger', 'features', 'jobs', 'operator', ''],
  'src/app': [
    'browser',
    'calendar',
    'fonts',
    'live',
    'language',
    'appearance',
    'session',
    'updates',
    'art',
    'terms',
    'ui',
    'glossary',
    'chart-table',
    'errors',
    'reader',
    'features',
    'shell',
    'routes',
    'boot',
    '',
  ],
  'src/app/features/shop': ['goods', 'membership', 'paying', 'redeem', 'history', 'shelves'],
  'src/app/features/birth-form': ['draft', 'fields', 'place', 'clock', ''],
}

/** A file by its path from the root, with its relative imports resolved to paths from the root. */
export interface Imports {
  readonly path: string
  readonly targets: readonly string[]
}

/** Room of a file under a folder: the first folder below it, '' for a file of the folder itself; `undefined` outside. */
function roomOf(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const [first, ...rest] = path.slice(folder.length + 1).split('/')
  return rest.length > 0 ? first : ''
}

/** Rooms that no rung names, and imports that lead up. */
export function upwardImports(folder: string, files: readonly Imports[]): string[] {
  const layers = layerOrder[folder]!
  return files.flatMap(({ path, targets }) => {
    const room = roomOf(folder, path)
    if (room === undefined) return []
    const rung = layers.indexOf(room)
    if (rung < 0) return [`${path} is in no room`]
    return targets.filter((target) => layers.indexOf(roomOf(folder, target) ?? room) > rung).map((target) => `${path} → ${target}`)
  })
}
