import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { localDateOf } from '#server/ledger/local-day.ts'

test('the date follows the zone on both sides of midnight', () => {
  const now = Date.UTC(2026, 10, 22, 15, 59, 59)
  expect(localDateOf('Asia/Shanghai', now)).toBe('2026-11-22')
  expect(localDateOf('Asia/Shanghai', now + 1000)).toBe('2026-11-23')
  expect(localDateOf('America/St_Johns', Date.UTC(2026, 10, 22, 3, 29))).toBe('2026-11-21')
  expect(localDateOf('UTC', now)).toBe('2026-11-22')
})

test('thousands of spellings of four zones create four formatters', () => {
  // Runs in a process of its own, because other code in this one creates formatters, too.
  const child = fileURLToPath(new URL('../support/child-zones.ts', import.meta.url))
  const figures = JSON.parse(execFileSync(process.execPath, ['--expose-gc', child], { encoding: 'utf8' })) as Readonly<
    Record<string, unknown>
  >
  expect(figures).toEqual({ spellings: 4600, dates: ['1969-12-31'], made: 4600, alive: 4 })
})
