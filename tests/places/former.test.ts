import { beforeAll, describe, expect, it } from 'vitest'
import { preloadPlaces, searchPlaces } from '#places/index.ts'

const first = async (query: string) => (await searchPlaces(query, { limit: 1 }))[0]

beforeAll(() => preloadPlaces())

describe('a former division', () => {
  // State Council decisions as published by the Ministry of Civil Affairs, 1950 to 2023.
  it.each([
    ['崇文区', '东城区', '北京'],
    ['宣武区', '西城区', '北京'],
    ['卢湾', '黄浦区', '上海'],
    ['闸北区', '静安区', '上海'],
    ['南汇县', '浦东新区', '上海'],
    ['南匯縣', '浦东新区', '上海'],
    ['nanhui', '浦东新区', '上海'],
    ['襄樊', '襄阳市', '湖北'],
    ['蒲圻市', '赤壁市', '湖北咸宁市'],
    ['徽州地区', '黄山市', '安徽'],
    ['万县', '万州区', '重庆'],
    ['万县市', '万州区', '重庆'],
    ['怀德县', '公主岭市', '吉林长春市'],
    ['大庸市', '张家界市', '湖南'],
    ['锦西市', '葫芦岛市', '辽宁'],
    ['伊克昭盟', '鄂尔多斯市', '内蒙古'],
    ['沙洲县', '张家港市', '江苏苏州市'],
    ['灌县', '都江堰市', '四川成都市'],
    ['中甸县', '香格里拉市', '云南迪庆藏族自治州'],
    ['渡口市', '攀枝花市', '四川'],
    ['米泉市', '米东区', '新疆乌鲁木齐市'],
    ['广州东山区', '越秀区', '广东广州市'],
    ['呼和浩特郊区', '赛罕区', '内蒙古呼和浩特市'],
    ['ㄒㄩㄢ ㄨˇ ㄑㄩ', '西城区', '北京'],
  ])('leads to its present division: %s is in %s', async (query, name, admin) => {
    const places = await searchPlaces(query, { limit: 3 })
    const place = places.find(({ former }) => former !== undefined)
    expect([place?.name.zh_CN, place?.admin.zh_CN]).toEqual([name, admin])
  })

  it("has its former name in three languages beside today's name", async () => {
    expect(await first('崇文')).toMatchObject({
      former: { en_US: 'Chongwen', zh_CN: '崇文区', zh_TW: '崇文區' },
      name: { en_US: 'Dongcheng', zh_CN: '东城区', zh_TW: '東城區' },
      zone: 'Asia/Shanghai',
    })
  })

  it('has the coordinates of its former seat', async () => {
    const [huinan, pudong] = [await first('南汇县'), await first('浦东新区')]
    // Huinan is at 31.05 N, 121.76 E: a quarter of a degree, or a minute of solar time, east of Pudong's seat.
    expect([huinan!.lat.toFixed(2), huinan!.lng.toFixed(2)]).toEqual(['31.05', '121.76'])
    expect(huinan!.lng - pudong!.lng).toBeGreaterThan(0.15)
  })

  it.each([
    ['shang', '上海市'],
    ['商', '商丘市'],
    ['万', '万隆'],
  ])('is not first for a single character of its name: %s', async (query, name) => {
    const place = await first(query)
    expect([place?.former, place?.name.zh_CN]).toEqual([undefined, name])
  })

  it('comes after a present division of its name', async () => {
    const [living, ...others] = await searchPlaces('东山区', { limit: 4 })
    expect([living?.former, living?.admin.zh_CN]).toEqual([undefined, '黑龙江鹤岗市'])
    expect(others.some(({ former }) => former?.zh_CN === '东山区')).toBe(true)
  })
})

describe('a division whose rank changed', () => {
  it.each([
    ['昌平县', '昌平区'],
    ['萧山市', '萧山区'],
    ['涪陵地区', '涪陵区'],
    ['顺德县', '顺德区'],
    ['吴江县', '吴江区'],
    ['通辽县', '通辽市'],
    ['巴彦淖尔盟', '巴彦淖尔市'],
    ['北京市大兴县', '大兴区'],
    ['朝阳县', '朝阳县'],
  ])('is found by its former rank: %s is %s', async (query, name) => {
    expect((await first(query))?.name.zh_CN).toBe(name)
  })
})
