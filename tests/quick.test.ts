/** The quick lane starts no process and reads no build; files that do are named `*.slow.test.ts`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

/** Starts PostgreSQL only if it is requested. */
const ALLOWED = join(folder, 'support/postgres.ts')
const NEEDS_MORE = /node:child_process|\.\.\/dist\b/

/** The file and all test files that it imports, directly or indirectly. */
function filesReachedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file === ALLOWED || !existsSync(file)) return seen
  seen.add(file)
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g))
    filesReachedBy(join(dirname(file), specifier!), seen)
  return seen
}

const needsMore = (file: string): boolean => [...filesReachedBy(file)].some((each) => NEEDS_MORE.test(readFileSync(each, 'utf8')))

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name))
const [slow, fast] = [true, false].map((isSlow) => files.filter((name) => name.endsWith('.slow.test.ts') === isSlow))

test('no fast test file starts a process or reads the build', () => {
  expect(fast!.filter((name) => name !== 'quick.test.ts' && needsMore(join(folder, name)))).toEqual([])
})

test('the check detects slow test files', () => {
  expect(slow!.filter((name) => needsMore(join(folder, name))).length).toBeGreaterThan(5)
})
