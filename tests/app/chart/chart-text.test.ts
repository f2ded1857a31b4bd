import { beforeEach, describe, expect, test } from 'vitest'
import { analyseChart, type BirthInput, castChart, names } from '#bazi/index.ts'
import { formatChartText } from '#app/features/chart/copy-chart-row.tsx'
import { i18n } from '@lingui/core'
import { activateLocale, getCurrentLocale } from '#app/language/i18n.ts'
import { defaultFormatSettings } from '../../support/written.ts'
import shared from '../../fixtures/bazi/pillars-shared.json' with { type: 'json' }

type Case = (typeof shared.cases)[number]

/** 200 births with pillars from an independent oracle. */
const cases = shared.cases.filter(({ expect: { localKind } }) => localKind === 'normal').slice(0, 200)

function birthOf({ input: { local, lng, lat, gender, zi, solarTime }, expect: { utc, offsetSeconds } }: Case): BirthInput {
  return { local, lng, lat, solarTime, utc, offsetSeconds, gender: gender as BirthInput['gender'], zi: zi as BirthInput['zi'] }
}

const NOW = new Date('2026-11-23T12:00:00')

const textOf = (one: Case) =>
  formatChartText({ _: i18n.t.bind(i18n), locale: getCurrentLocale(), ...defaultFormatSettings }, castChart(birthOf(one)), NOW)

const lineOf = (text: string, label: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${label}：`))!
    .slice(label.length + 1)

describe('in Chinese', () => {
  beforeEach(() => activateLocale('zh_CN'))

  test('matches the pillars of 200 births by the oracle', () => {
    expect(cases).toHaveLength(200)
    for (const one of cases) {
      const pillars = ['年柱', '月柱', '日柱', '时柱'].map((label) => lineOf(textOf(one), label).slice(0, 2))
      expect(pillars).toEqual(one.expect.pillars)
    }
  })

  test('prints weights, strength and useful element of those pillars', () => {
    for (const one of cases) {
      const text = textOf(one)
      const analysis = analyseChart(one.expect.pillars)
      const figures = [...lineOf(text, '五行').matchAll(/([\d.]+)%/g)].map(([, figure]) => Number(figure))
      expect(figures).toEqual(analysis.percent)
      expect(lineOf(text, '日主强弱')).toContain(`${names.strengths[analysis.strength.class]} ${analysis.strength.s}%`)
      expect([lineOf(text, '用神'), lineOf(text, '忌神')]).toEqual([names.elements[analysis.useful], names.elements[analysis.adverse]])
    }
  })

  test('prints ten luck cycles and the current layers last', () => {
    for (const one of cases) {
      const { startDate, pillars } = one.expect.luck
      const cycles = [...textOf(one).matchAll(/^(\d{4}-\d\d-\d\d) (.{2})$/gm)]
      expect([cycles[0]![1], cycles.map(([, , pair]) => pair)]).toEqual([startDate, pillars])
    }
    const text = textOf(cases[0]!)
    expect(text.split('\n').at(-1)).toMatch(/^此刻 2026-11-23 12:00：.*流年 丙午，流月 己亥，流日 辛丑，流时 甲午$/)
  })

  test('names rules of other schools only where they apply', () => {
    const textBy = (birth: BirthInput) =>
      formatChartText({ _: i18n.t.bind(i18n), locale: getCurrentLocale(), ...defaultFormatSettings }, castChart(birth), NOW)
    const birth = birthOf(cases[0]!)
    expect(lineOf(textBy({ ...birth, school: { luckFrom: 'days', tianyi: 'jia-wu' } }), '用了别派的排法')).toBe(
      '起运只数整天，天乙贵人：甲戊在丑未，庚辛在寅午',
    )
    expect(textBy(birth)).not.toContain('别派')
  })

  test('states an unknown hour and leaves its pillar out', () => {
    const chart = castChart({ ...birthOf(cases[0]!), hourUnknown: true })
    const text = formatChartText({ _: i18n.t.bind(i18n), locale: 'zh_CN', ...defaultFormatSettings }, chart, NOW)
    expect(lineOf(text, '时柱')).toBe('不详，以下按三柱算')
    expect(text).toContain('起运前后可差 60 天')
  })
})

test.for(['zh_CN', 'zh_TW', 'en_US'] as const)('prints neither birth date nor unfilled slot in %s', async (locale) => {
  await activateLocale(locale)
  for (const one of cases.slice(0, 40)) {
    const text = textOf(one)
    expect(text).not.toContain(one.input.local.slice(0, 10))
    expect(text).not.toMatch(/undefined|null|NaN|[{}]/)
  }
})
