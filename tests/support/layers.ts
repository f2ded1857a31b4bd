/** Layers of each part, lowest first: a file may import from its own layer and from lower ones. */
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
  'src/app/features/shop': ['goods', 'membership', 'paying', 'redeem', 'history', 'shelves', ''],
  'src/app/features/birth-form': ['draft', 'fields', 'place', 'clock', ''],
}

/** A file and the targets of its relative imports, as paths from the project's root. */
export interface Imports {
  readonly path: string
  readonly targets: readonly string[]
}

/** Returns a file's layer: its first folder below `folder`, '' for a file directly in `folder`, `undefined` for one outside. */
function layerOf(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const [first, ...rest] = path.slice(folder.length + 1).split('/')
  return rest.length > 0 ? first : ''
}

/** Lists files in no declared layer, and imports from a higher layer. */
export function upwardImports(folder: string, files: readonly Imports[]): string[] {
  const layers = layerOrder[folder]!
  return files.flatMap(({ path, targets }) => {
    const fileLayer = layerOf(folder, path)
    if (fileLayer === undefined) return []
    const level = layers.indexOf(fileLayer)
    if (level < 0) return [`${path} is in no layer`]
    return targets.filter((target) => layers.indexOf(layerOf(folder, target) ?? fileLayer) > level).map((target) => `${path} → ${target}`)
  })
}
