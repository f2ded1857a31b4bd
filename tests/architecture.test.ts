/** Import rules between parts and features. Both are found by listing folders, so new ones are covered automatically. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { layerOrder, upwardImports } from './support/layers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Other parts (or one folder of a part) and packages that a part may import. `packages: null` allows any. */
const importRules: Record<string, { parts: string[]; packages: string[] | null }> = {
  bazi: { parts: [], packages: [] },
  almanac: { parts: ['bazi'], packages: [] },
  // Only codes of the engine: drawing code runs in pages, workers and the server.
  art: { parts: ['bazi'], packages: [] },
  places: { parts: [], packages: ['node:fs/promises'] },
  birth: { parts: ['bazi', 'places'], packages: [] },
  readings: { parts: ['bazi', 'almanac'], packages: ['minisearch'] },
  contract: { parts: ['bazi', 'places', 'readings/reader'], packages: ['zod/mini'] },
  // Paid texts must not be shipped with the app.
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
      // Without the texts about the hexagrams.
      'readings/changes/cast',
      // Shown when a chip of an answer is opened.
      'readings/quotations',
      'readings/sage/lots.ts',
      // Answers that are given offline.
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

/** Path from the root that a relative import resolves to. */
function resolved(from: string, specifier: string): string {
  return new URL(specifier, `file:///${from}`).pathname.slice(1)
}

test('every part has import rules', () => {
  expect(parts.toSorted()).toEqual(Object.keys(importRules).toSorted())
})

test.each(parts)('%s imports only allowed parts and packages', (part) => {
  const wrong: string[] = []
  const rules = importRules[part]!
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

test.each(['app', 'server'])('in %s no feature imports another feature', (part) => {
  expect(
    wrongImports(part, (from, to) => featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to)),
  ).toEqual([])
})

test.each(Object.keys(layerOrder))('in %s layers import only lower layers', (folder) => {
  const files = [...sources.values()].flat().map(({ path, imports }) => ({
    path,
    targets: imports.filter((specifier) => specifier.startsWith('.')).map((specifier) => resolved(path, specifier)),
  }))
  expect(upwardImports(folder, files)).toEqual([])
})

const adjacentLayers = Object.entries(layerOrder).flatMap(([folder, layers]) =>
  layers.slice(1).map((upper, i) => ({ folder, lower: layers[i]!, upper })),
)

test.each(adjacentLayers)('in $folder an import from $lower up to $upper is detected', ({ folder, lower, upper }) => {
  const place = (layer: string) => [folder, layer, 'planted.ts'].filter(Boolean).join('/')
  expect(upwardImports(folder, [{ path: place(lower), targets: [place(upper)] }])).toHaveLength(1)
  expect(upwardImports(folder, [{ path: place(upper), targets: [place(lower)] }])).toEqual([])
})

// Exceptions: the server validates offsets and finds due reminders by zone; the sample answers use fixed births.
test('only the birth part resolves births', () => {
  const others = [...sources.values()]
    .flat()
    .filter(({ path, text }) => !/^src\/(?:birth|places)\//.test(path) && /\b(?:resolveCivilTime\(|readingsOf\()|12:00:00['`]/.test(text))
    .map(({ path }) => path)
  expect(others).toEqual(['src/build/sage/read-answers.ts', 'src/server/features/archives/birth.ts', 'src/server/features/push/due.ts'])
})

test('in the browser only the device layer fetches or opens databases', () => {
  const offenders = sources
    .get('app')!
    .filter(({ text }) => /\bfetch\(|\bindexedDB\b|new Dexie|XMLHttpRequest/.test(text))
    .map(({ path }) => path)
  expect(offenders).toEqual([])
})

test('only one file imports dexie-react-hooks', () => {
  const importers = (name: string) =>
    sources
      .get('app')!
      .filter(({ imports }) => imports.includes(name))
      .map(({ path }) => path)
  for (const name of ['dexie', 'dexie-react-hooks']) expect(importers(name)).toEqual(['src/app/live/use-live.ts'])
})

test('only one file uses local storage', () => {
  const users = sources
    .get('app')!
    .filter(({ path, text }) => !path.includes('/text/') && /\b(local|session)Storage\b/.test(text))
    .map(({ path }) => path)
  expect(users).toEqual(['src/app/browser/storage.ts'])
})

test('the engine uses no clock, no locale and no randomness', () => {
  const offenders = sources
    .get('bazi')!
    .filter(({ text }) => /\bDate\.now\b|new Date\(\)|\bIntl\b|Math\.random|toLocale/.test(text))
    .map(({ path }) => path)
  expect(offenders).toEqual([])
})

test('no file exceeds 250 lines, except for tables and texts', () => {
  const long = [...sources.values()]
    .flat()
    .filter(({ path }) => !/\/data\/|\/text\/|\/generated\//.test(path))
    .map(({ path, text }) => `${path} ${text.split('\n').length}`)
    .filter((line) => Number(line.split(' ')[1]) > 251)
  expect(long).toEqual([])
})

test('no file or folder is named utils, helpers, common or types', () => {
  const drawers = [...sources.values()]
    .flat()
    .map(({ path }) => path)
    .filter((path) => /(^|\/)(utils?|helpers?|common|misc|types)(\/|\.tsx?$)/.test(path))
  expect(drawers).toEqual([])
})

test('files have kebab-case names and only named exports', () => {
  // The linter reads a plugin from its default export.
  const plugin = 'build/vocabulary/rules.ts'
  const wrong = [...sources.values()]
    .flat()
    .filter(({ path }) => !path.endsWith(plugin))
    .filter(({ path, text }) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1)!) || /^export default/m.test(text))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})
