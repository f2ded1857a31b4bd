/** Questions that others wrote without sight of the rules (tests/fixtures/asked): most of them are understood, and few are not where they belong. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { measured } from '#build/sage/measured.ts'

const folder = 'tests/fixtures/asked'
const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))

describe('questions of others', () => {
  test('there are 200 of each mode and language', () => {
    expect(files).toHaveLength(15)
  })
  test.each(files)('%s: nine in ten are understood, and eight in ten are answered on the topic that was written beside them', (file) => {
    const asked = measured(folder, file)
    expect(asked).toHaveLength(200)
    const share = (is: (one: (typeof asked)[number]) => boolean) => asked.filter(is).length / asked.length
    expect(share(({ isUnderstood }) => isUnderstood)).toBeGreaterThanOrEqual(0.9)
    expect(share(({ isOnTopic }) => isOnTopic)).toBeGreaterThanOrEqual(0.8)
  })
})
