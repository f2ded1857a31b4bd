import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SAGE_MODES } from '#readings/sage/asked.ts'

const folder = fileURLToPath(new URL('../fixtures/asked/', import.meta.url))
const LIFE =
  /^(work|change-job|promotion|business|partner-venture|money-in|money-out|debt|love-meeting|love-existing|marriage|break-up|family|children|parents|friends|study|exam|abroad|travel|moving|house|self|rest|timing-month|timing-day|a-year|luck-cycle|lost-thing|decision|none)$/
const KNOWLEDGE = /^(term|difference|mine|method|history|none)$/

const LOCALES = ['zh_CN', 'zh_TW', 'en_US']
const files = SAGE_MODES.flatMap((mode) => LOCALES.map((locale) => ({ mode, locale, name: `${mode}.${locale}.tsv` })))
/** Files of questions written later than the others, with their number of rows; `dt` has none. */
const unseen = files.filter(({ mode }) => mode !== 'dt').map((file) => ({ ...file, rows: file.locale === 'zh_TW' ? 60 : 80 }))

const rowsOf = (path: string): string[][] =>
  readFileSync(folder + path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

/** Rows with a topic unknown to the mode, with more than two columns, or with Chinese in an English file. */
const wrongRows = (rows: string[][], mode: string, locale: string): string[][] =>
  rows.filter(
    ([question, topic, ...rest]) =>
      rest.length > 0 || !(mode === 'dt' ? KNOWLEDGE : LIFE).test(topic!) || (locale === 'en_US' && /\p{Script=Han}/u.test(question!)),
  )

const countDistinct = (rows: string[][]): number => new Set(rows.map(([question]) => question!.toLowerCase())).size

const namesIn = (path: string): string[] => readdirSync(folder + path).toSorted()

test('has exactly one file for every mode and language', () => {
  expect(namesIn('')).toEqual(['README.md', 'unseen', ...files.map(({ name }) => name)].toSorted())
  expect(namesIn('unseen')).toEqual(unseen.map(({ name }) => name).toSorted())
})

test.each(files)('$name has 200 distinct questions with topics, ten of none', ({ mode, locale, name }) => {
  const rows = rowsOf(name)
  expect(rows).toHaveLength(200)
  expect(countDistinct(rows)).toBe(200)
  expect(rows.filter(([, topic]) => topic === 'none')).toHaveLength(10)
  expect(wrongRows(rows, mode, locale)).toEqual([])
})

test.each(unseen)('unseen/$name has $rows distinct questions that are all new', ({ mode, locale, name, rows: count }) => {
  const rows = rowsOf(`unseen/${name}`)
  expect(rows).toHaveLength(count)
  expect(countDistinct([...rows, ...rowsOf(name)])).toBe(count + 200)
  expect(wrongRows(rows, mode, locale)).toEqual([])
})
