/**
 * Who may know whom. Parts and features are discovered by listing folders, so whatever is added tomorrow
 * is held to the same rules without anyone naming it here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { layerOrder, upwardImports } from './support/layers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a part may import besides itself: other parts or one folder of a part, and packages. `null` packages: any. */
const may: Record<string, { parts: string[]; packages: string[] | null }> = {
  bazi: { parts: [], packages: [] },
  almanac: { parts: ['bazi'], packages: [] },
  // Codes of the engine at most: what draws runs in a page, a worker and the server alike.
  art: { parts: ['bazi'], packages: [] },
  places: { parts: [], packages: ['node:fs/promises'] },
  birth: { parts: ['bazi', 'places'], packages: [] },
  readings: { parts: ['bazi', 'almanac'], packages: ['minisearch'] },
  contract: { parts: ['bazi', 'places', 'readings/reader'], packages: ['zod/mini'] },
  // Texts that are paid for never come to a device with the app.
  device: {
    parts: ['contract', 'bazi', 'almanac', 'places', 'birth', 'readings/daily', 'readings/reader', 'readings/spoken'],
    packages: ['@zip.js/zip.js/lib/zip-core-custom.js', 'date-fns/lightFormat', 'dexie', 'eventsource-parser', 'ky', 'zod/mini'],
  },
  server: { parts: ['contract', 'bazi', 'almanac', 'art', 'places', 'birth', 'readings', 'locales'], packages: null },
  cli: {
    parts: ['readings', 'bazi', 'almanac', 'places', 'birth', 'contract', 'server'],
    packages: ['node:util', 'zod', '@modelcontextprotocol/sdk/server/mcp.js', '@modelcontextprotocol/sdk/server/stdio.js'],
  },
  app: {
    parts: [
      'device',
      'contract',
      'bazi',
      'almanac',
      'art',
      'places',
      'birth',
      'readings/daily',
      'readings/match',
      'readings/pictures',
      'readings/questions',
      'readings/reader',
      'readings/terms/branch-noun.ts',
      'readings/terms/fill-slots.ts',
      'readings/spoken',
      'readings/glossary',
      // Not what is said of the hexagrams.
      'readings/changes/cast',
      // What a chip of an answer lays open.
      'readings/quotations',
      'readings/sage/lots.ts',
      // What is answered without a network.
      'readings/sage/modes/dt.ts',
      'readings/safety/answer.ts',
      'locales',
    ],
    packages: null,
  },
  build: { parts: ['device', 'contract', 'bazi', 'almanac', 'places', 'birth', 'readings', 'locales', 'server'], packages: null },
  sw: { parts: ['device', 'contract'], packages: null },
}

interface Source {
  /** Path from the root. */
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

/** `import … from 'x'` and `export … from 'x'`; `import 'x'`; `import('x')`. */
const IMPORTS = /^(?:import|export)\s[^'"]*?\bfrom\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

function sourcesIn(folder: string): Source[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => {
      const path = `${folder}/${name}`
      const text = readFileSync(root + path, 'utf8')
      const imports = [...text.matchAll(IMPORTS)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
      return { path, text, imports }
    })
}

const parts = [
  ...readdirSync(`${root}src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'locales')
    .map((entry) => entry.name),
  'sw',
]
const folderOf = (part: string) => (part === 'sw' ? 'sw' : `src/${part}`)
const sources = new Map(parts.map((part) => [part, sourcesIn(folderOf(part))]))

/** The path from the root that a relative import means. */
function resolved(from: string, specifier: string): string {
  return new URL(specifier, `file:///${from}`).pathname.slice(1)
}

test('every part has its rules here', () => {
  expect(parts.toSorted()).toEqual(Object.keys(may).toSorted())
})

test.each(parts)('%s imports only what it may', (part) => {
  const wrong: string[] = []
  const rules = may[part]!
  for (const { path, imports } of sources.get(part)!) {
    for (const specifier of imports) {
      if (specifier.startsWith('.')) {
        if (!resolved(path, specifier).startsWith(`${folderOf(part)}/`) && !/^package\.json$/.test(resolved(path, specifier)))
          wrong.push(`${path} → ${specifier}`)
      } else if (specifier.startsWith('#')) {
        if (!rules.parts.some((target) => `${specifier}/`.startsWith(`#${target}/`))) wrong.push(`${path} → ${specifier}`)
      } else if (rules.packages && !rules.packages.includes(specifier)) wrong.push(`${path} → ${specifier}`)
    }
  }
  expect(wrong).toEqual([])
})

const featureOf = (path: string) => /\/features\/([^/]+)\//.exec(path)?.[1]

function wrongImports(part: string, isWrong: (from: string, to: string) => boolean): string[] {
  return sources.get(part)!.flatMap(({ path, imports }) =>
    imports
      .filter((specifier) => specifier.startsWith('.'))
      .filter((specifier) => isWrong(path, resolved(path, specifier)))
      .map((specifier) => `${path} → ${specifier}`),
  )
}

test.each(['app', 'server'])('in %s a feature never imports a feature', (part) => {
  expect(
    wrongImports(part, (from, to) => featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to)),
  ).toEqual([])
})

test.each(Object.keys(layerOrder))('in %s the rooms know each other in one direction', (folder) => {
  const files = [...sources.values()].flat().map(({ path, imports }) => ({
    path,
    targets: imports.filter((specifier) => specifier.startsWith('.')).map((specifier) => resolved(path, specifier)),
  }))
  expect(upwardImports(folder, files)).toEqual([])
})

const neighbours = Object.entries(layerOrder).flatMap(([folder, rooms]) =>
  rooms.slice(1).map((upper, i) => ({ folder, lower: rooms[i]!, upper })),
)

test.each(neighbours)('in $folder an import from $lower up to $upper is caught', ({ folder, lower, upper }) => {
  const place = (room: string) => [folder, room, 'planted.ts'].filter(Boolean).join('/')
  expect(upwardImports(folder, [{ path: place(lower), targets: [place(upper)] }])).toHaveLength(1)
  expect(upwardImports(folder, [{ path: place(upper), targets: [place(lower)] }])).toEqual([])
})

// The server looks at the zone once more, to refuse an offset that it never had, and for whose minute has come; the answers that are
// read by hand are asked with fixed births.
test('one part settles births', () => {
  const others = [...sources.values()]
    .flat()
    .filter(({ path, text }) => !/^src\/(?:birth|places)\//.test(path) && /\b(?:resolveCivilTime\(|readingsOf\()|12:00:00['`]/.test(text))
    .map(({ path }) => path)
  expect(others).toEqual(['src/build/sage/read-answers.ts', 'src/server/features/archives/birth.ts', 'src/server/features/push/due.ts'])
})

test('in the browser only the device layer fetches or opens a database', () => {
  const offenders = sources
    .get('app')!
    .filter(({ text }) => /\bfetch\(|\bindexedDB\b|new Dexie|XMLHttpRequest/.test(text))
    .map(({ path }) => path)
  expect(offenders).toEqual([])
})

test('components follow rows through dexie-react-hooks, in one file', () => {
  const importers = (name: string) =>
    sources
      .get('app')!
      .filter(({ imports }) => imports.includes(name))
      .map(({ path }) => path)
  for (const name of ['dexie', 'dexie-react-hooks']) expect(importers(name)).toEqual(['src/app/live/use-live.ts'])
})

test('local storage has one door', () => {
  const users = sources
    .get('app')!
    .filter(({ path, text }) => !path.includes('/text/') && /\b(local|session)Storage\b/.test(text))
    .map(({ path }) => path)
  expect(users).toEqual(['src/app/browser/storage.ts'])
})

test('the engine has no clock, no locale, no randomness', () => {
  const offenders = sources
    .get('bazi')!
    .filter(({ text }) => /\bDate\.now\b|new Date\(\)|\bIntl\b|Math\.random|toLocale/.test(text))
    .map(({ path }) => path)
  expect(offenders).toEqual([])
})

test('no file outgrows a reading: 250 lines, tables and texts excepted', () => {
  const long = [...sources.values()]
    .flat()
    .filter(({ path }) => !/\/data\/|\/text\/|\/generated\//.test(path))
    .map(({ path, text }) => `${path} ${text.split('\n').length}`)
    .filter((line) => Number(line.split(' ')[1]) > 251)
  expect(long).toEqual([])
})

test('there is no drawer for everything', () => {
  const drawers = [...sources.values()]
    .flat()
    .map(({ path }) => path)
    .filter((path) => /(^|\/)(utils?|helpers?|common|misc|types)(\/|\.tsx?$)/.test(path))
  expect(drawers).toEqual([])
})

test('files are named in kebab-case and have named exports only', () => {
  const wrong = [...sources.values()]
    .flat()
    .filter(({ path, text }) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1)!) || /^export default/m.test(text))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})
