import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ElementFlowDiagram, listBlockedElements, findLongestFlow } from '#app/features/chart/element-flow.tsx'
import { ChartSummarySection } from '#app/features/chart/chart-summary-section.tsx'
import { castWithReceipt, type ElementShares } from '#app/features/chart/use-chart.ts'
import { activateLocale } from '#app/language/i18n.ts'
import type { Locale } from '#contract/locale.ts'
import { toBirthInput } from '#birth/index.ts'
import fc from '../../support/seeded-fast-check.ts'
import { shanghai } from './births.ts'
import { renderPage } from './page.tsx'

beforeEach(() => activateLocale('zh_CN'))

const shares = (wood: number, fire: number, earth: number, metal: number, water: number): ElementShares => ({
  wood,
  fire,
  earth,
  metal,
  water,
})

test('follows the flow of elements until it is blocked', () => {
  // Example from the design, image 24: wood 7 %, fire 20 %, earth 21 %, metal 50 %, water 2 %.
  const example = shares(0.07, 0.2, 0.21, 0.5, 0.02)
  expect(listBlockedElements(example)).toEqual(['metal', 'water'])
  expect(findLongestFlow(example)).toEqual(['fire', 'earth', 'metal'])
})

test('lets five equal elements flow in a full circle', () => {
  const even = shares(0.2, 0.2, 0.2, 0.2, 0.2)
  expect(listBlockedElements(even)).toEqual([])
  expect(findLongestFlow(even)).toHaveLength(6)
  expect(findLongestFlow(even)[0]).toBe(findLongestFlow(even)[5])
})

test('ends a flow only at an element shown as blocked', () => {
  const share = fc.double({ min: 0.001, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.tuple(share, share, share, share, share), (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0)
      const [wood, fire, earth, metal, water] = parts.map((part) => part / whole)
      const found = shares(wood!, fire!, earth!, metal!, water!)
      const run = findLongestFlow(found)
      if (run.length <= 5) expect(listBlockedElements(found)).toContain(run.at(-1))
    }),
  )
})

test('keeps elements without a successor to a flow of one', () => {
  expect(findLongestFlow(shares(0.5, 0, 0.5, 0, 0))).toHaveLength(1)
})

test.each([
  ['zh_CN', '日主庚，阳金，生在初夏。五行里金最重，占 51%。', '火生土，土生金，至金而止。'],
  ['zh_TW', '日主庚，陽金，生在初夏。五行裡金最重，佔 51%。', '火生土，土生金，至金而止。'],
  [
    'en_US',
    'Geng, yang Metal, born in early summer. Of the five elements, Metal weighs most: 51%.',
    'Fire feeds Earth, Earth feeds Metal, and there it stops.',
  ],
] satisfies [Locale, string, string][])('words opening and flow in %s', async (locale, thought, finding) => {
  await activateLocale(locale)
  const { chart, shares } = castWithReceipt(toBirthInput(shanghai))
  const { container } = renderPage(
    <>
      <ChartSummarySection chart={chart} shares={shares} isSouthern={false} isMonthOpen={false} />
      <ElementFlowDiagram chart={chart} shares={shares} />
    </>,
  )
  expect(container.querySelector('p')!.textContent).toBe(thought)
  expect(container.querySelector('figcaption')!.textContent).toBe(finding)
})

test('shows and announces the seal on the first chart only', () => {
  const { chart, shares } = castWithReceipt(toBirthInput(shanghai))
  const opening = (isFirst: boolean) => (
    <ChartSummarySection chart={chart} shares={shares} isSouthern={false} isMonthOpen={false} isFirst={isFirst} />
  )
  const first = renderPage(opening(true))
  expect(screen.getByRole('status').textContent).toBe('日主庚，阳金，生在初夏。五行里金最重，占 51%。')
  expect(first.container.querySelectorAll('svg')).toHaveLength(1)
  first.unmount()
  const later = renderPage(opening(false))
  expect(screen.queryByRole('status')).toBeNull()
  expect(later.container.querySelector('svg')).toBeNull()
})

test('explains the seasons for a birth in the south', () => {
  const { chart, shares } = castWithReceipt(toBirthInput({ ...shanghai, lat: -33.9 }))
  renderPage(<ChartSummarySection chart={chart} shares={shares} isSouthern isMonthOpen={false} />)
  expect(screen.getByText(/月令属初夏/)).toBeVisible()
  expect(screen.getByText(/当地的季节相反/)).toBeVisible()
})

test('explains Bazi on request', async () => {
  const { chart, shares } = castWithReceipt(toBirthInput(shanghai))
  renderPage(<ChartSummarySection chart={chart} shares={shares} isSouthern={false} isMonthOpen={false} />)
  await userEvent.click(screen.getByRole('button', { name: '八字是什么？' }))
  await screen.findByText(/出生那一刻用八个字记下来/)
})

test('omits the season for an unknown hour and states the basis', () => {
  const { chart, shares } = castWithReceipt(toBirthInput({ ...shanghai, birthday: '1990-05-15 12:00:00', hour_unknown: true }))
  renderPage(<ChartSummarySection chart={chart} shares={shares} isSouthern={false} isMonthOpen />)
  expect(screen.getByText(/^日主庚，阳金。五行里/)).toBeVisible()
  expect(screen.getByText('时辰未详，这里按正午的三柱算。')).toBeVisible()
})

test('names elements of equal weight together', () => {
  const { chart } = castWithReceipt(toBirthInput(shanghai))
  renderPage(<ChartSummarySection chart={chart} shares={shares(0.35, 0.1, 0.1, 0.35, 0.1)} isSouthern={false} isMonthOpen={false} />)
  expect(screen.getByText(/五行里木[和、]金一样重，各占 35%。/)).toBeVisible()
})
