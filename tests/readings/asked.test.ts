import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { MODES } from '#readings/sage/asked.ts'

const folder = fileURLToPath(new URL('../fixtures/asked/', import.meta.url))
const LIFE =
  /^(work|change-job|promotion|business|partner-venture|money-in|money-out|debt|love-meeting|love-existing|marriage|break-up|family|children|parents|friends|study|exam|abroad|travel|moving|house|self|rest|timing-month|timing-day|a-year|luck-cycle|lost-thing|decision|none)$/
const KNOWLEDGE = /^(term|difference|mine|method|history|none)$/

const files = MODES.flatMap((mode) => ['zh_CN', 'zh_TW', 'en_US'].map((locale) => ({ mode, locale, name: `${mode}.${locale}.tsv` })))

test('what people ask is kept for every mode and language, and nothing else', () => {
  const kept = readdirSync(folder).filter((name) => name !== 'README.md')
  expect(kept.toSorted()).toEqual(files.map(({ name }) => name).toSorted())
})

test.each(files)('$name has 200 different questions, each with a topic, one in twenty of none', ({ mode, locale, name }) => {
  const rows = readFileSync(folder + name, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  expect(rows).toHaveLength(200)
  expect(new Set(rows.map(([question]) => question!.toLowerCase())).size).toBe(200)
  expect(rows.filter(([, topic]) => topic === 'none')).toHaveLength(10)
  const wrong = rows.filter(
    ([question, topic, ...rest]) =>
      rest.length > 0 || !(mode === 'dt' ? KNOWLEDGE : LIFE).test(topic!) || (locale === 'en_US' && /\p{Script=Han}/u.test(question!)),
  )
  expect(wrong).toEqual([])
})
