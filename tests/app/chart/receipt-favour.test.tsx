import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ReceiptFavour } from '#app/features/chart/receipt-favour.tsx'
import { castWithReceipt } from '#app/features/chart/use-chart.ts'
import { activateLocale } from '#app/language/i18n.ts'
import { toBirthInput } from '#birth/index.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { shanghai } from './births.ts'
import { renderPage } from './page.tsx'

beforeEach(() => activateLocale('zh_CN'))

/** Opens the list of reasons and returns the lines of each element. */
async function open(born: Partial<ArchiveProfile> = {}) {
  renderPage(<ReceiptFavour chart={castWithReceipt(toBirthInput({ ...shanghai, ...born })).chart} />)
  const summary = screen.getByText(/五行各得几分|What each element scores/)
  const isFolded = !summary.closest('details')!.open
  await userEvent.click(summary)
  const elements = screen.getAllByRole('listitem').map((item) => [...item.querySelectorAll('p')].map((line) => line.textContent))
  return { isFolded, elements }
}

// B-15 and B-18: S is 64.1, so k is (64.1 − 47) / 25 = 0.684; 庚 in a 巳 month needs 壬 0.3, 戊 0.2, 丙 0.1, and the month water.
test('shows the useful element and folds the reasons of all five', async () => {
  const { isFolded, elements } = await open()
  expect(isFolded).toBe(true)
  expect(elements).toHaveLength(5)
  const lines = elements.flat()
  expect(lines).toContain('日主力量有余，不必比劫再帮（扶抑）−0.68')
  expect(lines).toContain('日主力量有余，不必印再生（扶抑）−0.65')
  expect(lines).toContain('《穷通宝鉴》此月要壬（穷通）+0.30')
  expect(lines).toContain('《穷通宝鉴》此月要戊（穷通）+0.20')
  expect(lines).toContain('《穷通宝鉴》此月要丙（穷通）+0.10')
  expect(lines.some((line) => line.startsWith('生在夏月，先要水来润（调候）+'))).toBe(true)
  const values = elements.map(([head]) => Number(/[+−]?[\d.]+$/.exec(head!)![0].replace('−', '-')))
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  expect(within(screen.getByRole('region', { name: '喜忌' })).getAllByText('用神')).toHaveLength(2)
})

// B-18: 甲辰 丙寅 壬辰 甲辰 follows wood (从儿): wood 2. What generates wood is the day master itself, so fire gets its 1.2
// and 0.8 for outflow; metal, the resource, −2; peers 0.5; earth 0.
const following = { birthday: '1964-02-13 08:00:00', offset_seconds: 28_800, solar_time: false } as const

test.each([
  [
    'zh_CN',
    [
      ['木 用神+2.00', '全盘归于木，顺着它（顺势）+2.00'],
      ['火 闲神+2.00', '按例该添水，那是日主自己，改取它（转生）+1.20', '木由它流出（泄秀）+0.80'],
      ['水 喜神+0.50', '生木，添它的势（生扶）+0.50'],
      ['土 仇神0.00', '没有加减'],
      ['金 忌神−2.00', '日主已经顺从，不宜印来扶（扶身）−2.00'],
    ],
  ],
  [
    'en_US',
    [
      ['Wood useful+2.00', 'The chart runs with Wood, so go along (going along)+2.00'],
      ['Fire idle+2.00', 'Stands in for Water, which is the Self and takes no help (stand-in)+1.20', 'Lets Wood flow on (outflow)+0.80'],
      ['Water helpful+0.50', 'Feeds Wood (feeding)+0.50'],
      ['Earth opposing0.00', 'Nothing adds or takes'],
      ['Metal adverse−2.00', 'The Self has given way and takes no help from Resource (support of the Self)−2.00'],
    ],
  ],
] as const)('words each contribution in a following chart in %s', async (locale, elements) => {
  await activateLocale(locale)
  expect((await open(following)).elements).toEqual(elements)
})
