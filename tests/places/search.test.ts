import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { preloadPlaces, searchPlaces } from '#places/index.ts'

interface Query {
  q: string
  kind: string
  expect: { name_en: string; name_zh: string; lat: number; lng: number; tz: string }
}

const { queries } = JSON.parse(readFileSync(new URL('../fixtures/places/queries.json', import.meta.url), 'utf8')) as { queries: Query[] }

const first = async (query: string) => (await searchPlaces(query, { limit: 1 }))[0]

beforeAll(() => preloadPlaces())

describe('a place search', () => {
  it('is tested with sixty queries', () => expect(queries).toHaveLength(60))

  it.each(queries)('finds $expect.name_en first for $q ($kind)', async ({ q, expect: want }) => {
    const place = await first(q)
    expect(place).toBeDefined()
    expect([place?.name.zh_CN, place?.name.en_US]).toSatisfy(
      (names: string[]) => names.includes(want.name_zh) || names.includes(want.name_en),
    )
    expect(Math.abs(place!.lat - want.lat)).toBeLessThan(0.15)
    expect(Math.abs(place!.lng - want.lng)).toBeLessThan(0.15)
    expect(place!.zone).toBe(want.tz)
  })

  it.each([
    ['山西平遥', '平遥县'],
    ['shanxi pingyao', '平遥县'],
    ['shanxipingyao', '平遥县'],
    ['平遙', '平遥县'],
    ['py', '濮阳市'],
    ['北京朝阳', '朝阳区'],
    ['单县', '单县'],
    ['shanxian', '单县'],
    ['后里', '后里区'],
    ['臺南', '台南市'],
    ['新北市板橋區', '板桥区'],
    ['板桥', '板桥区'],
    ['乌鲁木齐', '乌鲁木齐市'],
    ['Peking', '北京市'],
    ['法拉盛', '法拉盛'],
    ['宏茂桥', '宏茂桥'],
    ['London, Ontario', '伦敦'],
    ['澳门', '澳门'],
    ['Hong Kong', '香港'],
    ['中环', '中环'],
    ['NYC', '纽约'],
    ['海参崴', '符拉迪沃斯托克'],
  ])('finds what is meant by %s', async (query, name) => {
    const names = (await searchPlaces(query, { limit: 3 })).map((place) => place.name.zh_CN)
    expect(names).toContain(name)
  })

  it.each([
    ['大安', '大安区', '台北市'],
    ['大安區', '大安区', '台北市'],
    ['中山', '中山区', '台北市'],
    ['信義', '信义区', '台北市'],
    ['板橋', '板桥区', '新北市'],
    ['Portland', '波特兰', '俄勒冈州'],
  ])("ranks %s first for a user in Taiwan's zone", async (query, name, admin) => {
    const [place] = await searchPlaces(query, { zones: ['Asia/Taipei'] })
    expect([place!.name.zh_CN, place!.admin.zh_CN]).toEqual([name, admin])
  })

  it("prefers the user's zone among namesakes, but world cities above all", async () => {
    const [there] = await searchPlaces('大安')
    expect(there!.zone).toBe('Asia/Shanghai')
    const [paris] = await searchPlaces('Paris', { zones: ['America/Chicago'] })
    expect(paris!.zone).toBe('Europe/Paris')
  })

  it.each([
    ['Wien', 'Vienna'],
    ['München', 'Munich'],
    ['Firenze', 'Florence'],
    ['Den Haag', 'The Hague'],
    ['Genève', 'Geneva'],
    ['København', 'Copenhagen'],
    ['Bruxelles', 'Brussels'],
    ['Athina', 'Athens'],
  ])('finds a city by its local name: %s', async (query, name) => {
    expect((await first(query))?.name.en_US).toBe(name)
  })

  it.each([
    ['纽约市', '纽约'],
    ['紐約市', '纽约'],
    ['东京市', '东京'],
    ['河内市', '河内'],
    ['巴黎市', '巴黎'],
    ['日本大阪市', '大阪'],
    ['首尔特别市', '首尔'],
    ['釜山广域市', '釜山'],
    ['四日市', '四日市'],
    ['四日市市', '四日市'],
    ['廿日市', '廿日市'],
    ['胡志明市', '胡志明市'],
    ['乔治市', '乔治市'],
    ['土龙木市', '土龙木'],
  ])('finds a foreign city with its rank: %s is %s', async (query, name) => {
    expect((await first(query))?.name.zh_CN).toBe(name)
  })

  it('does not equate characters that differ only in foreign names', async () => {
    // 金奈 is 清奈 in Taiwan and 危地马拉城 is 瓜地馬拉市; that does not make 清 equal 金, or 市 equal 城.
    const names = (await searchPlaces('清州', { limit: 8 })).map((place) => place.name.zh_CN)
    expect(names).not.toContain('金州区')
    expect((await first('清奈'))?.name.zh_CN).toBe('金奈')
  })

  it('ranks a Chinese city first for its name with its rank', async () => {
    expect((await searchPlaces('吉林市', { limit: 2 })).map(({ country }) => country.en_US)[0]).toBe('China')
    expect((await first('巴中市'))?.country.en_US).toBe('China')
  })

  it("ranks a city, then its districts, then its namesakes' streets", async () => {
    const [city, ...rest] = await searchPlaces('北京', { limit: 6 })
    expect(city?.name.zh_CN).toBe('北京市')
    expect(rest.map(({ admin }) => admin.zh_CN)).toEqual(Array.from({ length: 5 }, () => '北京'))
  })

  it('distinguishes the two Londons by their region', async () => {
    expect(await first('London Ontario')).toMatchObject({
      admin: { en_US: 'Ontario' },
      country: { en_US: 'Canada' },
      zone: 'America/Toronto',
    })
    expect(await first('London')).toMatchObject({ admin: { en_US: 'England' }, zone: 'Europe/London' })
  })

  it('offers the cities of a region typed alone', async () => {
    expect((await searchPlaces('新疆', { limit: 3 })).map(({ admin }) => admin.zh_CN)).toEqual(['新疆', '新疆', '新疆'])
  })

  it('gives names in three languages, with the region', async () => {
    expect(await first('余杭')).toMatchObject({
      name: { en_US: 'Yuhang', zh_CN: '余杭区', zh_TW: '餘杭區' },
      admin: { en_US: 'Hangzhou, Zhejiang', zh_CN: '浙江杭州市', zh_TW: '浙江杭州市' },
      country: { en_US: 'China', zh_CN: '中国', zh_TW: '中國' },
    })
  })

  it('offers Xinjiang time only in Xinjiang, after the official zone', async () => {
    expect(await first('喀什')).toMatchObject({ zone: 'Asia/Shanghai', zoneAlt: 'Asia/Urumqi' })
    expect(await first('兰州')).not.toHaveProperty('zoneAlt')
  })

  it('respects the limit, which is eight by default', async () => {
    expect(await searchPlaces('san')).toHaveLength(8)
    expect(await searchPlaces('san', { limit: 3 })).toHaveLength(3)
    expect(await searchPlaces('san', { limit: 0 })).toHaveLength(0)
  })

  it.each(['', '   ', '!!', 'xqzvwk', '\u0001', '𠮷𠮷𠮷'])('finds nothing for %j', async (query) => {
    expect(await searchPlaces(query)).toEqual([])
  })

  it('accepts any text', async () => {
    for (const query of [
      "'; DROP TABLE",
      '(.*)+$',
      'a'.repeat(5000),
      '中'.repeat(5000),
      '中国'.repeat(500),
      'a b c d e f g h '.repeat(100),
    ]) {
      expect(await searchPlaces(query)).toBeInstanceOf(Array)
    }
  })
})
