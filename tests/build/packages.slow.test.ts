import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedCases } from '../bazi/vectors.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { installEngine } from '../support/packed-engine.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let project: string
beforeAll(() => {
  project = installEngine()
}, 240_000)
afterAll(() => rmSync(dirname(project), { recursive: true, force: true }))

const GOLDEN = sharedCases.filter(({ expect: { localKind } }) => localKind === 'normal').slice(0, 40)
const births = GOLDEN.map(({ input: { local, tz: zone, lng, lat, gender, zi, solarTime } }) => ({
  local,
  zone,
  lng,
  lat,
  gender,
  zi,
  solarTime,
}))
const oracle = GOLDEN.map(({ expect: { pillars } }) => pillars)

const CAST = `
import { castAt } from '@mingshu/bazi'
const pillarsOf = ({ pillars: { year, month, day, hour } }) => [year, month, day, hour].map((pillar) => pillar.ganzhi)
const charts = ${JSON.stringify(births)}.map((one) => pillarsOf(castAt(one)))
`

/** Runs a module of the test project in Node and returns the JSON that the module prints. */
function runInNode(text: string): unknown {
  writeFileSync(join(project, 'run.js'), text)
  return JSON.parse(execFileSync(process.execPath, ['run.js'], { cwd: project, encoding: 'utf8' }))
}

/** Bundles a module of the test project as one script for a page. */
async function bundled(text: string, minify = false): Promise<string> {
  writeFileSync(join(project, 'page.js'), text)
  const bundle = await rolldown({ input: join(project, 'page.js'), cwd: project })
  const { output } = await bundle.generate({ format: 'es', minify })
  return output[0].code
}

describe('the packed engine in an empty project', () => {
  test('casts the golden charts in Node', () => {
    expect(runInNode(`${CAST} console.log(JSON.stringify(charts))`)).toEqual(oracle)
  })

  test('casts the golden charts in Chromium', async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath()!, args: chromiumFlags })
    try {
      const page = await browser.newPage()
      await page.addScriptTag({ type: 'module', content: await bundled(`${CAST} globalThis.charts = charts`) })
      await page.waitForFunction('globalThis.charts')
      expect(await page.evaluate('globalThis.charts')).toEqual(oracle)
    } finally {
      await browser.close()
    }
  })

  test('has types that accept correct calls and reject wrong ones', () => {
    writeFileSync(
      join(project, 'typed.ts'),
      `
import { castAt, type Chart } from '@mingshu/bazi'
import { castChart } from '@mingshu/bazi/chart'
import { analyseChart, type Analysis } from '@mingshu/bazi/analysis'
import { receiptOf, type Receipt } from '@mingshu/bazi/doubt'
import { almanacOf } from '@mingshu/almanac'
import type { AlmanacDay } from '@mingshu/almanac'
import { searchPlaces, type Place } from '@mingshu/places'
import { resolveCivilTime } from '@mingshu/places/time'
export const chart: Chart = castAt({ utc: '1990-05-14T23:30Z', zone: 'Asia/Shanghai', lng: 121.47, gender: 'male' })
export const same: Chart = castChart(chart.input)
export const analysis: Analysis = analyseChart(chart)
export const receipt: Receipt = receiptOf(chart)
export const day: AlmanacDay = almanacOf({ year: 2026, month: 2, day: 17 })
export const places: Promise<readonly Place[]> = searchPlaces('Shanghai')
export const kind: 'normal' | 'gap' | 'overlap' = resolveCivilTime({ local: '1990-05-15T08:30', zone: 'Asia/Shanghai' }).kind
// @ts-expect-error no such gender
castAt({ local: '1990-05-15', zone: 'Asia/Shanghai', lng: 121.47, gender: 'x' })
// @ts-expect-error a clock time and an instant
castAt({ local: '1990-05-15', utc: '1990-05-14T23:30Z', zone: 'Asia/Shanghai', lng: 121.47, gender: 'male' })
`,
    )
    const flags = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', '--moduleResolution', 'nodenext', '--types', '']
    const { stdout } = spawnSync(`${root}node_modules/.bin/tsc`, [...flags, '--lib', 'es2023,dom', 'typed.ts'], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  })

  test('includes the almanac and finds places in its own gazetteer', () => {
    const printed = runInNode(`
import { almanacOf } from '@mingshu/almanac'
import { searchPlaces } from '@mingshu/places'
const { pillars, lunar } = almanacOf({ year: 2026, month: 2, day: 17 })
const [place] = await searchPlaces('上海')
console.log(JSON.stringify([pillars.day.ganzhi, lunar.month, lunar.day, place.zone]))`)
    // The date is the lunar New Year's Day of the year 丙午.
    expect(printed).toEqual(['壬戌', 1, 1, 'Asia/Shanghai'])
  })

  test('adds at most 10 kB for casting charts', async () => {
    const bytes = gzipSync(await bundled(`export { castAt } from '@mingshu/bazi'`, true), { level: 9 }).length
    console.log(`castAt from the package: ${bytes} bytes gzip`)
    expect(bytes).toBeGreaterThan(5000)
    expect(bytes).toBeLessThanOrEqual(10_000)
  })

  test.each([
    ['chart', 13_000],
    ['analysis', 16_000],
    ['doubt', 18_500],
    ['search', 6_500],
  ])('entry %s is at most %i bytes', async (entry, most) => {
    const bytes = gzipSync(await bundled(`export * from '@mingshu/bazi/${entry}'`, true), { level: 9 }).length
    console.log(`@mingshu/bazi/${entry}: ${bytes} bytes gzip`)
    expect(bytes).toBeLessThanOrEqual(most)
  })

  test.each(['bazi', 'almanac', 'places'])('%s has its version in the changelog and no sources', (name) => {
    const folder = join(project, 'node_modules/@mingshu', name)
    const { version, sideEffects } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string
      sideEffects: boolean
    }
    expect(sideEffects).toBe(false)
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`)
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`# @mingshu/${name}\n`)
  })
})

test('the first example of the README prints what it states', () => {
  const [, text] = /```js\n([^]*?)```/.exec(readFileSync(join(project, 'node_modules/@mingshu/bazi/README.md'), 'utf8'))!
  writeFileSync(join(project, 'readme.js'), text!)
  expect(execFileSync(process.execPath, ['readme.js'], { cwd: project, encoding: 'utf8' })).toBe(
    "[ '庚午', '辛巳', '庚辰', '庚辰' ]\n1990-05-15T07:39:36 1997-09-10\n",
  )
})
