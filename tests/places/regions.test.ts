import { beforeAll, describe, expect, it } from 'vitest'
import { loadGazetteer } from '#places/load-table.ts'
import { placeOfRow } from '#places/place.ts'
import type { GazetteerTable } from '#places/table.ts'

let table: GazetteerTable
beforeAll(async () => {
  table = await loadGazetteer()
})

/** Region of the largest place of a name in a country. */
function regionOf(cc: string, name: string): string | undefined {
  const rows = table.en.flatMap((en, row) =>
    en === name && table.countries[table.regions[table.region[row]!]!.country]![0] === cc ? [row] : [],
  )
  const [largest] = rows.toSorted((a, b) => table.rank[b]! - table.rank[a]!)
  return largest === undefined ? undefined : placeOfRow(table, largest).admin.en_US
}

describe('the region of a place', () => {
  // The 34 provinces and cities since July 2025: Vietnam's National Assembly, resolution 202/2025/QH15.
  it.each(
    Object.entries({
      Hanoi: 'Hanoi',
      'Ho Chi Minh City': 'Vũng Tàu|Thủ Dầu Một',
      Haiphong: 'Haiphong|Hai Duong',
      'Da Nang': 'Da Nang|Tam Kỳ|Hội An',
      Huế: 'Huế',
      'Cần Thơ': 'Cần Thơ|Sóc Trăng',
      'Tuyên Quang': 'Tuyên Quang|Hà Giang',
      'Lào Cai': 'Lào Cai|Yên Bái',
      'Thái Nguyên': 'Thái Nguyên|Bắc Kạn',
      'Phú Thọ': 'Việt Trì|Hòa Bình|Vĩnh Yên',
      'Bắc Ninh': 'Bắc Ninh|Bắc Giang',
      'Hưng Yên': 'Hưng Yên|Thái Bình',
      'Ninh Bình': 'Ninh Bình|Nam Định',
      'Cao Bằng': 'Cao Bằng',
      'Lai Châu': 'Lai Châu',
      'Điện Biên': 'Dien Bien Phu',
      'Sơn La': 'Sơn La',
      'Lạng Sơn': 'Lạng Sơn',
      'Quảng Ninh': 'Hạ Long|Móng Cái',
      'Thanh Hóa': 'Thanh Hóa',
      'Nghệ An': 'Vinh',
      'Hà Tĩnh': 'Hà Tĩnh',
      'Quảng Trị': 'Đông Hà',
      'Quảng Ngãi': 'Quảng Ngãi|Kon Tum',
      'Gia Lai': 'Pleiku|Qui Nhon',
      'Khánh Hòa': 'Nha Trang|Cam Ranh',
      'Lâm Đồng': 'Da Lat|Phan Thiết',
      'Đắk Lắk': 'Buôn Ma Thuột|Tuy Hòa',
      'Đồng Nai': 'Biên Hòa',
      'Tây Ninh': 'Tây Ninh|Tân An',
      'Vĩnh Long': 'Vĩnh Long|Bến Tre|Trà Vinh',
      'Đồng Tháp': 'Mỹ Tho|Sa Dec',
      'Cà Mau': 'Cà Mau|Bạc Liêu',
      'An Giang': 'Long Xuyên|Rạch Giá',
    }).flatMap(([region, cities]) => cities.split('|').map((city) => [city, region])),
  )("is today's in Vietnam: %s lies in %s", (city, region) => {
    expect(regionOf('VN', city)).toBe(region)
  })

  // Regions created, split or renumbered since 2020, by the countries' own statutes.
  it.each([
    ['NO', 'Fredrikstad', 'Østfold'],
    ['NO', 'Drammen', 'Buskerud'],
    ['NO', 'Tønsberg', 'Vestfold'],
    ['NO', 'Skien', 'Telemark'],
    ['NO', 'Tromsø', 'Troms'],
    ['LV', 'Daugavpils', 'Daugavpils'],
    ['KZ', 'Semey', 'Abai Region'],
    ['KZ', 'Taldykorgan', 'Zhetysu Region'],
    ['ET', 'Hawassa', 'Sidama Region'],
    ['ET', 'Arba Minch', 'South Ethiopia Regional State'],
    ['SS', 'Juba', 'Central Equatoria'],
    ['SS', 'Malakal', 'Upper Nile'],
    ['DZ', 'Touggourt', 'Touggourt'],
    ['DZ', 'Timimoun', 'Timimoun'],
    ['DZ', 'Baraki', 'Algiers'],
    ['MG', 'Mananjary', 'Vatovavy Region'],
    ['ID', 'Nabire', 'Central Papua'],
    ['ID', 'Sorong', 'Southwest Papua'],
    ['IN', 'Silvassa', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['KP', 'Kaesŏng', 'Kaesong'],
    ['LV', 'Ropaži', 'Ropaži Municipality'],
    ['MT', 'Tarxien', 'Tarxien'],
    ['MT', 'Ta’ Xbiex', 'Ta’ Xbiex'],
    ['BD', 'Saidpur', 'Rangpur Division'],
    ['GH', 'Salaga', 'Savannah'],
    ['CD', 'Gemena', 'Sud-Ubangi'],
    ['MX', 'Jacona de Plancarte', 'Michoacán'],
    ['JP', 'Urayasu', 'Chiba'],
    ['CA', 'Fallingbrook', 'Ontario'],
    ['CA', 'Vernon', 'British Columbia'],
  ])('is the present one: %s %s lies in %s', (cc, city, region) => {
    expect(regionOf(cc, city)).toBe(region)
  })

  it.each([
    ['US', 'Boston', 'Massachusetts'],
    ['US', 'Houston', 'Texas'],
    ['CA', 'Calgary', 'Alberta'],
    ['MX', 'Guadalajara', 'Jalisco'],
    ['BR', 'Salvador', 'Bahia'],
    ['AR', 'Mendoza', 'Mendoza'],
    ['CO', 'Medellín', 'Antioquia'],
    ['GB', 'Edinburgh', 'Scotland'],
    ['FR', 'Lyon', 'Auvergne-Rhône-Alpes'],
    ['DE', 'Munich', 'Bavaria'],
    ['IT', 'Milan', 'Lombardy'],
    ['ES', 'Granada', 'Andalusia'],
    ['CH', 'Lausanne', 'Vaud'],
    ['AT', 'Graz', 'Styria'],
    ['NL', 'Rotterdam', 'South Holland'],
    ['PL', 'Gdańsk', 'Pomerania'],
    ['RU', 'Vladivostok', 'Primorye'],
    ['RU', 'Kazan', 'Tatarstan Republic'],
    ['IN', 'Pune', 'Maharashtra'],
    ['IN', 'Kolkata', 'West Bengal'],
    ['PK', 'Lahore', 'Punjab'],
    ['JP', 'Sapporo', 'Hokkaido'],
    ['JP', 'Nagoya', 'Aichi'],
    ['KR', 'Busan', 'Busan'],
    ['MY', 'Ipoh', 'Perak'],
    ['PH', 'Cebu City', 'Central Visayas'],
    ['ID', 'Surabaya', 'East Java'],
    ['TH', 'Chiang Mai', 'Chiang Mai'],
    ['AU', 'Perth', 'Western Australia'],
    ['NZ', 'Hamilton', 'Waikato'],
    ['ZA', 'Durban', 'KwaZulu-Natal'],
    ['NG', 'Kano', 'Kano State'],
    ['EG', 'Alexandria', 'Alexandria'],
  ])('is right where nothing changed: %s %s lies in %s', (cc, city, region) => {
    expect(regionOf(cc, city)).toBe(region)
  })
})
