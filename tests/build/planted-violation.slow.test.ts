/** Tests the type checks and lint rules themselves, with planted violations. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
// The folder is under node_modules, so that the type libraries of each part are resolved.
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'planted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the compiler's output for a file under the configuration of a part. */
function compiledUnder(part: string, source: string): string {
  writeFileSync(join(folder, 'planted.ts'), source)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: `${root}/${part}/tsconfig.json`, include: ['planted.ts'] }))
  return spawnSync('tsc', ['-p', folder], { encoding: 'utf8' }).stdout
}

test.each([
  ['src/bazi', "import '#contract/codes.ts'"],
  ['src/contract', "import '#device/store/db.ts'"],
  ['src/birth', "import '#contract/archive.ts'"],
  ['src/device', "import '#server/app.ts'"],
  ['src/device', "import '#readings/fate-book/chapter.ts'"],
  ['src/app', "import '#server/app.ts'"],
  ['src/app', "import '#readings/fate-book/chapter.ts'"],
  ['sw', "import '#app/boot/router.tsx'"],
])('a forbidden import does not compile in %s: %s', (part, source) => {
  expect(compiledUnder(part, source)).toMatch(/error TS2307|error TS2882/)
})

test.each([
  ['src/device', 'document.title'],
  ['src/bazi', 'fetch("x")'],
  ['src/contract', 'process.env'],
  ['sw', 'localStorage.length'],
])('%s has no type for %s', (part, source) => {
  expect(compiledUnder(part, `export const x = ${source}`)).toMatch(/error TS2304|error TS2584|error TS2580|error TS2591/)
})

// The linter needs another folder, because it skips files under node_modules.
const lintFolder = mkdtempSync(join(tmpdir(), 'planted-'))
afterAll(() => rmSync(lintFolder, { recursive: true, force: true }))

test.each(['uniqueKeys()', 'eachUniqueKey(console.log)'])('the linter rejects a unique cursor: %s', (cursor) => {
  const file = join(lintFolder, 'planted.ts')
  writeFileSync(file, `import type { Table } from 'dexie'\nexport const planted = (table: Table) => table.orderBy('x').${cursor}\n`)
  const { stdout } = spawnSync('oxlint', ['--config', '.oxlintrc.json', file], { cwd: root, encoding: 'utf8' })
  expect(stdout).toContain('no-restricted-properties')
})
