/** The local database and what it needs; charts, which some of the device's files cast, stay with the pages. */
const DATA = /[\\/](?:node_modules[\\/](?:dexie|dexie-react-hooks|zod)[\\/]|src[\\/](?:contract|device[\\/](?!archives|cast-input))[\\/]?)/

/**
 * Which modules share a file. Left alone, the build makes a file for every set of pages that have a
 * module in common: 71 for the fortune, each with a turn of its own on a slow network and in the worker.
 */
export const chunkGroups = [
  { name: 'index', tags: ['$initial' as const] },
  { name: 'data', test: DATA },
  // Small sets join their neighbours: a few bytes too many, many turns fewer.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
]

/** A shared file's own name lists every page that shares it. */
export function chunkFileName({ name }: { name: string }): string {
  return `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`
}

/** The same for its style. */
export function assetFileName({ names }: { names: readonly string[] }): string {
  return `assets/${names[0]?.startsWith('shared~') ? 'shared' : '[name]'}-[hash][extname]`
}
