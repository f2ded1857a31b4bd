/** Checks the patterns of chunk groups, which consist of file names: a renamed file would silently drop out of its group. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createChunkGroups } from '#build/chunk-groups.ts'
import { readPages } from '#build/pages.ts'

test('every name in a group is a file, folder or package', async () => {
  const patterns = createChunkGroups(await readPages()).flatMap(({ test: pattern }) => (pattern instanceof RegExp ? [pattern.source] : []))
  expect(patterns.length).toBeGreaterThan(15)
  const folders = ['src', 'node_modules/@tanstack', 'node_modules/@mantine/core/esm']
  const paths = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const known = [...folders, ...paths, ...readdirSync('node_modules')].join('\n')
  const names = patterns.flatMap((source) => source.match(/[a-z][a-z\d-]+/g)!)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})
