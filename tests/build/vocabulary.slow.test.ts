/** Runs the linter on sources that break each rule of `docs/vocabulary.md` once. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'mingshu-vocabulary-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the rules that reject a source, with their messages. */
function lint(source: string): readonly string[] {
  const path = join(folder, 'sample.ts')
  writeFileSync(path, source)
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const
  const run = () => execFileSync('oxlint', ['-c', '.oxlintrc.json', '--format=json', path], options)
  let output: string
  try {
    output = run()
  } catch (error) {
    output = (error as { stdout: string }).stdout
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; message: string }[] }
  return diagnostics.filter(({ code }) => code.startsWith('vocabulary')).map(({ code, message }) => `${code}: ${message}`)
}

test.each([
  ['names', 'export const toldTurn = 1'],
  ['names', 'export function f(kept: string): string {\n  return kept\n}'],
  ['names', 'export const f = ({ id: [laid] }: { id: string[] }): string | undefined => laid'],
  ['comments', '/** Brings the row again. */\nexport const row = 1'],
  ['comment-length', `// ${'word '.repeat(33)}\nexport const row = 1`],
  ['exported-names', 'export const listRowsOfOneUser = 1'],
  ['test-titles', `test('${'word '.repeat(13).trim()}', () => undefined)`],
  ['test-titles', "test.each([1])('a row stands in the table', () => undefined)"],
])('%s refuses %j', (rule, source) => {
  expect(lint(source)).toEqual([expect.stringContaining(`vocabulary(${rule}): `)])
})

test('a property of a contract keeps its name', () => {
  expect(lint('export const statedOf = ({ told }: { told: string }): string => told')).toEqual([])
})
