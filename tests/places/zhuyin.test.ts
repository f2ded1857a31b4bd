import { beforeAll, describe, expect, it } from 'vitest'
import { preloadPlaces, searchPlaces } from '#places/index.ts'
import { listPinyinReadings } from '#places/zhuyin.ts'

beforeAll(() => preloadPlaces())

describe('zhuyin', () => {
  // Syllables of each shape, from the Ministry of Education's table 國語注音符號與漢語拼音對照.
  it.each([
    ['ㄅㄚ ㄆㄛ ㄇㄛ ㄈㄥ', 'ba po mo feng'],
    ['ㄉㄜ ㄊㄞ ㄋㄟ ㄌㄠ', 'de tai nei lao'],
    ['ㄍㄡ ㄎㄢ ㄏㄣ ㄏㄤ', 'gou kan hen hang'],
    ['ㄐㄧ ㄑㄧㄚ ㄒㄧㄝ ㄐㄧㄠ', 'ji qia xie jiao'],
    ['ㄑㄧㄡ ㄒㄧㄢ ㄐㄧㄣ ㄑㄧㄤ ㄒㄧㄥ', 'qiu xian jin qiang xing'],
    ['ㄐㄩ ㄑㄩㄝ ㄒㄩㄢ ㄐㄩㄣ ㄑㄩㄥ', 'ju que xuan jun qiong'],
    ['ㄓˊ ㄔˊ ㄕˊ ㄖˋ ㄗˇ ㄘˋ ㄙˋ ㄚ', 'zhi chi shi ri zi ci si a'],
    ['ㄓㄨ ㄔㄨㄢ ㄕㄨㄟ ㄖㄨㄣ ㄗㄨㄛ ㄘㄨㄥ ㄙㄨㄢ', 'zhu chuan shui run zuo cong suan'],
    ['ㄍㄨㄚ ㄎㄨㄞ ㄏㄨㄤ', 'gua kuai huang'],
    ['ㄋㄩ ㄌㄩㄝ', 'nv lve'],
    ['ㄧ ㄧㄚ ㄧㄝ ㄧㄠ ㄧㄡ ㄧㄢ ㄧㄣ ㄧㄤ ㄧㄥ', 'yi ya ye yao you yan yin yang ying'],
    ['ㄨ ㄨㄚ ㄨㄛ ㄨㄞ ㄨㄟ ㄨㄢ ㄨㄣ ㄨㄤ ㄨㄥ', 'wu wa wo wai wei wan wen wang weng'],
    ['ㄩ ㄩㄝ ㄩㄢ ㄩㄣ ㄩㄥ', 'yu yue yuan yun yong'],
    ['ㄦ ㄞ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄜ ㄛ', 'er ai ao ou an en ang eng e o'],
  ])('%s is %s', (signs, pinyin) => {
    expect(listPinyinReadings(signs)[0]).toBe(pinyin)
  })

  it('leaves other text unchanged', () => {
    expect(listPinyinReadings('Taipei, 臺北')).toEqual(['Taipei, 臺北'])
  })
})

describe('a place typed in zhuyin', () => {
  it.each([
    ['ㄊㄞˊㄅㄟˇ', '臺北市'],
    ['ㄊㄞㄅㄟ', '臺北市'],
    ['ㄊㄞ ㄅㄟ', '臺北市'],
    ['ㄊㄞˊ ㄅㄟˇ ㄕˋ', '臺北市'],
    ['ㄊㄞㄅ', '臺北市'],
    ['ㄊㄅ', '臺北市'],
    ['ㄍㄠㄒㄩㄥˊ', '高雄市'],
    ['ㄒㄧㄣㄓㄨˊ', '新竹市'],
    ['ㄓㄤㄏㄨㄚˋ', '彰化縣'],
    ['ㄧˊㄌㄢˊ', '宜蘭縣'],
    ['ㄧㄌㄢ', '宜蘭縣'],
    ['ㄧㄌ', '宜蘭縣'],
    ['ㄐㄧㄚㄧˋ', '嘉義市'],
    ['ㄌㄨˋㄍㄤˇ', '鹿港鎮'],
    ['ㄒㄧˋㄓˇ', '汐止區'],
    ['ㄅㄢˇㄑㄧㄠˊ', '板橋區'],
    ['ㄅㄟˇㄐㄧㄥ', '北京市'],
    ['ㄕㄤˋㄏㄞˇ', '上海市'],
    ['ㄒㄧㄤㄍㄤˇ', '香港'],
    ['ㄉㄨㄥ ㄐㄧㄥ', '東京'],
  ])('is found: %s is %s', async (query, name) => {
    const names = (await searchPlaces(query, { limit: 4 })).map((place) => place.name.zh_TW)
    expect(names).toContain(name)
  })

  it('does not match unrelated syllables', async () => {
    expect(await searchPlaces('ㄅㄅㄅㄅㄅㄅㄅ')).toEqual([])
  })
})
