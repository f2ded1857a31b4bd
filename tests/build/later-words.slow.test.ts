/** Checks in the build that first screens use only their own messages. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { findEntrancePages, readPages } from '#build/pages.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { readBuildFile, readBuildChunks, firstLoadOf } from './first-load.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = await readPages()
const entrances = findEntrancePages(pages)
const firstFiles = firstLoadOf(['index.html', 'login', 'home']).js

async function messagesOf(source: string): Promise<Messages> {
  const { messages } = (await import(`${root}dist/${readBuildChunks().get(source)!.file}`)) as { messages: Messages }
  return messages
}
const firstMessages = (locale: Locale) => messagesOf(`src/locales/${locale}.po`)
const laterMessages = (locale: Locale) => messagesOf(`src/locales/${locale}.po?later`)

const later = Object.keys(await laterMessages(LOCALES[0]))

/** Returns the deferred messages that these files of the build use. */
function findLaterMessages(files: readonly string[]): string[] {
  const texts = new Set(files.flatMap((file) => readBuildFile(file).toString().split(/["'`]/)))
  return later.filter((id) => texts.has(id))
}

test('only the login and the fortune are first screens', () => {
  const ways = pages.filter(({ isFirstScreen }) => isFirstScreen)
  expect(ways.map(({ path }) => path)).toEqual(['/', '/login', '/register', '/home/index', '/fate/index'])
  const sources = [...entrances.out.sources, ...entrances.in.sources]
  expect(ways.flatMap((page) => page.sources).filter((source) => !sources.includes(source))).toEqual([])
})

test.each(LOCALES)('each message of %s belongs to exactly one part', async (locale) => {
  const parts = [await firstMessages(locale), await laterMessages(locale)].map(Object.keys)
  expect(parts).toEqual([Object.keys(await firstMessages(LOCALES[0])), later])
  const messages = readFileSync(`${root}src/locales/${locale}.po`, 'utf8').match(/^msgid "/gm)!.length - 1
  expect(new Set(parts.flat()).size).toBe(messages)
  expect(parts.flat()).toHaveLength(messages)
  expect(later.length).toBeGreaterThan(500)
})

test('no file of the first load uses a later message', () => {
  expect(findLaterMessages(firstFiles)).toEqual([])
})

test('files with later messages are imported by code that loads them', () => {
  const waits = /(?:withMessages\(|lazyComponent\b[^()]*\(\s*\(\) =>\s*)$/
  const unawaited = globSync('src/app/**/*.{ts,tsx}', { cwd: root })
    // Skips the route tables, whose lazy imports wait for the messages in `routes/page-record.ts`.
    .filter((source) => !/^src\/app\/routes\/[^/]+$/.test(source))
    .flatMap((source) => {
      const text = readFileSync(root + source, 'utf8')
      const found = [...text.matchAll(/import\('(\.[^']+)'\)/g)].filter(({ index }) => !waits.test(text.slice(0, index)))
      return found.map(([, specifier]) => new URL(specifier!, `file:///${source}`).pathname.slice(1))
    })
  expect(unawaited).toContain('src/app/features/fortune/compute-day.ts')
  const usedMessages = unawaited.map((source) => [
    source,
    ...findLaterMessages(firstLoadOf([source]).js.filter((file) => !firstFiles.includes(file))),
  ])
  expect(usedMessages.filter(([, ...words]) => words.length > 0)).toEqual([])
})
