/** The groups of modules that share a file are told by names of files: one that is renamed would leave its group without a word. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkGroups } from '#build/chunk-groups.ts'
import { readPages } from '#build/pages.ts'

test('every name in a group is that of a file, a folder or a package', async () => {
  const patterns = chunkGroups(await readPages()).flatMap(({ test: pattern }) => (pattern instanceof RegExp ? [pattern.source] : []))
  expect(patterns.length).toBeGreaterThan(15)
  const folders = ['src', 'node_modules/@tanstack', 'node_modules/@mantine/core/esm']
  const paths = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const known = [...folders, ...paths, ...readdirSync('node_modules')].join('\n')
  const names = patterns.flatMap((source) => source.match(/[a-z][a-z\d-]+/g)!)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})
