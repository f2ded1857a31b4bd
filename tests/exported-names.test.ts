/** One exported name has one meaning: a name that two files export is either on a list here or refused. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names that every file of a kind exports, for a loader that reads them by that name. */
const CONVENTIONS = new Set(['acts', 'families', 'frames', 'grown', 'parts', 'run', 'text', 'texts', 'usage'])

/** Calls whose function on the device and whose handler on the server have the same name. */
const DEVICE_CALLS = new Set(['addArchive', 'getArchive', 'removeArchive', 'restoreArchive', 'updateArchive'])

/** The engine is plain TypeScript, so the contract repeats its rules as a schema of the same name. */
const CONTRACT_SCHEMAS = new Set(['School'])

const EXPORT = /^export (?:async )?(?:function\*?|const|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm

/** Exported names of a module; what its templates generate is another module. */
function listExports(source: string): string[] {
  return [...source.replaceAll(/`[^`]*`/g, '').matchAll(EXPORT)].map(([, name]) => name!)
}

/** A call of the contract and its handler have one name. */
function isEndpoint(files: readonly string[]): boolean {
  return files.length === 2 && files[0]!.startsWith('src/contract/') && files[1]!.startsWith('src/server/features/')
}

test('no name is exported from two files with two meanings', () => {
  const filesOf = new Map<string, string[]>()
  for (const file of globSync('{src,sw}/**/*.{ts,tsx}').toSorted())
    for (const name of new Set(listExports(readFileSync(file, 'utf8')))) filesOf.set(name, [...(filesOf.get(name) ?? []), file])
  expect(filesOf.size).toBeGreaterThan(4000)
  const twice = [...filesOf].filter(([name, files]) => files.length > 1 && !CONVENTIONS.has(name) && !isEndpoint(files))
  expect(twice.map(([name]) => name).toSorted()).toEqual([...DEVICE_CALLS, ...CONTRACT_SCHEMAS].toSorted())
})
