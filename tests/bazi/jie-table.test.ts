import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { baziMonthsOf, jieAround } from '#bazi/index.ts'
import { generateJieTableSource } from '#build/jie-table.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the committed table equals the output of its script', () => {
  expect(read('../../src/bazi/data/jie-packed.ts')).toBe(generateJieTableSource())
})

test('the table takes less than 3.5 kB gzipped', () => {
  expect(gzipSync(generateJieTableSource()).length).toBeLessThan(3500)
})

test('unpacking uses only functions with exact results', () => {
  const code = ['jie-prediction', 'wave']
    .map((name) => read(`../../src/bazi/${name}.ts`))
    .join('')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  expect([...new Set(code.match(/Math\.\w+|\*\*/g))].sort()).toEqual(['Math.abs', 'Math.floor', 'Math.round'])
})

interface Source {
  readonly ms: readonly number[]
  readonly firstYear: number
  readonly seconds: readonly number[]
}

const jieSource = JSON.parse(read('../../src/build/data/jie-tt.json')) as Source
const deltaTSource = JSON.parse(read('../../src/build/data/delta-t.json')) as Source

/** Converts a source instant (ms of TT since J2000) to UTC milliseconds, given TT − UTC in seconds. */
const utcOf = (ttMs: number, ttMinusUtc: number) => Date.UTC(2000, 0, 1, 12) + ttMs - ttMinusUtc * 1000

test('jie from 2017 equal the source with today’s leap seconds', () => {
  expect([jieSource.ms.length, jieSource.firstYear]).toEqual([3036, 1849])
  for (let year = 2017; year <= 2100; year++) {
    baziMonthsOf(year).forEach(({ jie }, m) => {
      const tt = jieSource.ms[(year - 1849) * 12 + 1 + m]!
      expect(Date.parse(jie.utc), jie.utc).toBe(Math.round(utcOf(tt, 69.184) / 1000) * 1000)
    })
  }
})

test('jie before 1972 are within 1.1 s of the source', () => {
  for (let year = 1849; year <= 1970; year++) {
    baziMonthsOf(year).forEach(({ jie }, m) => {
      const tt = jieSource.ms[(year - 1849) * 12 + 1 + m]!
      const halves = (year - 1849) * 2 + (m + 1) / 6
      const i = Math.floor(halves)
      const [before, after] = [deltaTSource.seconds[i]!, deltaTSource.seconds[i + 1]!]
      const deltaT = before + (after - before) * (halves - i)
      expect(Math.abs(Date.parse(jie.utc) - utcOf(tt, deltaT)), jie.utc).toBeLessThanOrEqual(1100)
    })
  }
})

test('Li Chun 2025 is 3 February 22:10:28 in UTC+8', () => {
  expect(baziMonthsOf(2025)[0]).toMatchObject({ ganzhi: '戊寅', jie: { code: 'lichun', name: '立春', utc: '2025-02-03T14:10:28Z' } })
})

test('the table covers one year beyond the range of births', () => {
  const edges = [jieAround('1849-01-06T00:00:00Z').prevJie, jieAround('2101-12-01T00:00:00Z').nextJie]
  expect(edges.map(({ utc }) => utc.slice(0, 10))).toEqual(['1849-01-05', '2101-12-07'])
})

test('rejects an instant outside the table', () => {
  expect(() => jieAround('1849-01-01T00:00:00Z')).toThrow(RangeError)
  expect(() => jieAround('2102-01-01T00:00:00Z')).toThrow(RangeError)
})
