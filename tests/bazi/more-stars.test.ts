import { expect, test } from 'vitest'
import type { Ganzhi } from '#bazi/index.ts'
import { analyseChart, MORE_STAR_HAN, elementOfNayin, moreStarsOf, names, pillarOf, SIXTY } from '#bazi/index.ts'

/* The rules in 汉字 as the books state them, independent of the tables in `more-star-rules.ts`. */
const OPPOSITE: Readonly<Record<string, string>> = Object.fromEntries(
  [...'子丑寅卯辰巳午未申酉戌亥'].map((b, i, all) => [b, all[(i + 6) % 12]!]),
)
const 帝旺: Readonly<Record<string, string>> = {
  甲: '卯',
  乙: '寅',
  丙: '午',
  丁: '巳',
  戊: '午',
  己: '巳',
  庚: '酉',
  辛: '申',
  壬: '子',
  癸: '亥',
}
const 长生: Readonly<Record<string, string>> = { 木: '亥', 火: '寅', 土: '申', 金: '巳', 水: '申' }
const 临官: Readonly<Record<string, string>> = { 木: '寅', 火: '巳', 土: '亥', 金: '申', 水: '亥' }
const 德秀: Readonly<Record<string, string>> = { 寅午戌: '丙丁戊癸', 申子辰: '壬癸戊己丙辛甲', 巳酉丑: '庚辛乙', 亥卯未: '甲乙丁壬' }
const 截路: Readonly<Record<string, string>> = { 甲己: '申酉', 乙庚: '午未', 丙辛: '辰巳', 丁壬: '寅卯', 戊癸: '子丑' }
const DAYS: Readonly<Record<string, readonly string[]>> = {
  日德: ['甲寅', '戊辰', '丙辰', '庚辰', '壬戌'],
  日贵: ['丁酉', '丁亥', '癸巳', '癸卯'],
  六秀日: ['丙午', '丁未', '戊子', '戊午', '己丑', '己未'],
  八专日: ['甲寅', '乙卯', '己未', '丁未', '庚申', '辛酉', '戊戌', '癸丑'],
  进神: ['甲子', '甲午', '己卯', '己酉'],
  十灵日: ['甲辰', '乙亥', '丙辰', '丁酉', '戊午', '庚戌', '庚寅', '辛亥', '壬寅', '癸未'],
}
const groupOf = (table: Readonly<Record<string, string>>, sign: string) => Object.entries(table).find(([signs]) => signs.includes(sign))![1]
const nayinOf = (pair: Ganzhi) => names.elements[elementOfNayin(pillarOf(pair, 'jia').nayin)]

function expected(pairs: readonly Ganzhi[], at: number): string[] {
  const [year, month, day] = pairs as [Ganzhi, Ganzhi, Ganzhi]
  const [stem, branch] = [...pairs[at]!.ganzhi] as [string, string]
  const ofYear = nayinOf(year)
  const found = {
    学堂: branch === 长生[ofYear],
    词馆: branch === 临官[ofYear],
    德秀: groupOf(德秀, month.ganzhi[1]!).includes(stem),
    飞刃: branch === OPPOSITE[帝旺[day.ganzhi[0]!]!],
    天罗: at !== 0 && ofYear === '火' && '戌亥'.includes(branch),
    地网: at !== 0 && '水土'.includes(ofYear) && '辰巳'.includes(branch),
    金神: at === 3 && '甲己'.includes(day.ganzhi[0]!) && ['乙丑', '己巳', '癸酉'].includes(stem + branch),
    截路空亡: at === 3 && groupOf(截路, day.ganzhi[0]!).includes(branch),
    ...Object.fromEntries(Object.entries(DAYS).map(([star, days]) => [star, at === 2 && days.includes(stem + branch)])),
  }
  return Object.entries(found)
    .filter(([, holds]) => holds)
    .map(([star]) => star)
    .toSorted()
}

test('more stars follow their books for every pair of pillars', () => {
  const seen = new Set<string>()
  for (const [i, a] of SIXTY.entries()) {
    for (const [j, b] of SIXTY.entries()) {
      // Every two pairs occur as year and day, as month and day, and as day and hour.
      const pairs = [a, SIXTY[(i + j) % 60]!, b, SIXTY[(i * 7 + j) % 60]!]
      const found = moreStarsOf(pairs.map(({ ganzhi }) => ganzhi))
      for (const at of pairs.keys()) {
        const stars = found[at]!.map((code) => MORE_STAR_HAN[code]).toSorted()
        expect(stars, `${pairs.map(({ ganzhi }) => ganzhi).join(' ')} at ${at}`).toEqual(expected(pairs, at))
        for (const star of stars) seen.add(star)
      }
    }
  }
  expect(seen.size).toBe(14)
})

test('makes 51 distinct names with the stars and wonders of the analysis', () => {
  const [base, more] = [Object.values(names.stars), Object.values(MORE_STAR_HAN)]
  expect(base.length + more.length).toBe(51)
  expect(new Set<string>([...base, ...more]).size).toBe(51)
  const codes = Object.values(names).flatMap((table) => (typeof table === 'string' ? [] : Object.keys(table)))
  expect(Object.keys(MORE_STAR_HAN).filter((code) => codes.includes(code))).toEqual([])
})

test('a chart without an hour has more stars for three pillars', () => {
  const chart = ['甲戌', '丙寅', '甲辰', null]
  expect(moreStarsOf(chart)).toEqual([[], ['xuetang', 'dexiu'], ['shilingri']])
  const base: readonly string[] = analyseChart(chart).stars.flat()
  expect(base.filter((code) => code in MORE_STAR_HAN)).toEqual([])
})
