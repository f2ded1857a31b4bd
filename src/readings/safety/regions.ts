import type { Locale } from '../reader/locale.ts'

/**
 * Regions with known lines (`help-lines.ts`): names (Simplified, Traditional, English), numbers of ambulance and police (or one for
 * both), and the source page.
 */
const ROWS = {
  CN: ['中国大陆', '中國大陸', 'Mainland China', ['120', '110'], 'http://sz12333.net.cn/shebao/13011.html'],
  TW: ['台湾', '台灣', 'Taiwan', ['119', '110'], 'https://excusemetaiwan.com/emergencycall'],
  HK: ['香港', '香港', 'Hong Kong', ['999'], 'https://csrp.hku.hk/getting-help/'],
  MO: ['澳门', '澳門', 'Macau', ['999'], 'https://zhwiki.oracleblog.org/zh-my/999_(%E6%B1%82%E6%95%91%E9%9B%BB%E8%A9%B1)'],
  SG: [
    '新加坡',
    '新加坡',
    'Singapore',
    ['995', '999'],
    'https://www.askexplorer.com/singapore/residents/about/essential-info/in-emergency',
  ],
  MY: ['马来西亚', '馬來西亞', 'Malaysia', ['999'], 'https://zhwiki.oracleblog.org/zh-my/999_(%E6%B1%82%E6%95%91%E9%9B%BB%E8%A9%B1)'],
  JP: [
    '日本',
    '日本',
    'Japan',
    ['119', '110'],
    'https://wiwikim.kfd.me/wiki/%E7%B7%8A%E6%80%A5%E6%95%91%E9%9B%A3%E9%9B%BB%E8%A9%B1%E8%99%9F%E7%A2%BC',
  ],
  KR: ['韩国', '韓國', 'South Korea', ['119', '112'], 'https://progress.guide/atlas/asia/south-korea'],
  US: [
    '美国',
    '美國',
    'US',
    ['911'],
    'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
  ],
  CA: ['加拿大', '加拿大', 'Canada', ['911'], 'https://richmondhilluc.ca/news/988-hotline-launched'],
  GB: ['英国', '英國', 'UK', ['999'], 'https://www.centre56.org.uk/domestic-abuse'],
  IE: ['爱尔兰', '愛爾蘭', 'Ireland', ['112', '999'], 'https://www2.hse.ie/emergencies/when-to-call-112-or-999/'],
  AU: ['澳大利亚', '澳洲', 'Australia', ['000'], 'https://www.lifeline.org.au/resources/news-and-media-releases/media-releases/'],
  NZ: [
    '新西兰',
    '紐西蘭',
    'New Zealand',
    ['111'],
    'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
  ],
  FR: ['法国', '法國', 'France', ['112'], 'https://www2.hse.ie/emergencies/when-to-call-112-or-999/'],
  DE: [
    '德国',
    '德國',
    'Germany',
    ['112', '110'],
    'https://senatspressestelle.bremen.de/pressemitteilungen/der-europaeische-tag-des-notrufs-112-49307',
  ],
  ES: ['西班牙', '西班牙', 'Spain', ['112'], 'https://www2.hse.ie/emergencies/when-to-call-112-or-999/'],
  NL: ['荷兰', '荷蘭', 'Netherlands', ['112'], 'https://www2.hse.ie/emergencies/when-to-call-112-or-999/'],
} as const
export type Region = keyof typeof ROWS

export interface RegionInfo {
  readonly name: Readonly<Record<Locale, string>>
  readonly emergency: readonly string[]
  readonly source: string
  readonly checked: string
}

const placeOf = ([zh_CN, zh_TW, en_US, emergency, source]: (typeof ROWS)[Region]): RegionInfo => ({
  name: { zh_CN, zh_TW, en_US },
  emergency,
  source,
  checked: '2026-11-23',
})

export const REGIONS = Object.fromEntries(Object.entries(ROWS).map(([region, row]) => [region, placeOf(row)])) as Readonly<
  Record<Region, RegionInfo>
>

/** IANA zones of a region, including former names. */
const ZONES: readonly (readonly [Region, RegExp])[] = [
  ['CN', /^(?:Asia\/(?:Shanghai|Urumqi|Chongqing|Chungking|Harbin|Kashgar)|PRC)$/],
  ['TW', /^(?:Asia\/Taipei|ROC)$/],
  ['HK', /^(?:Asia\/Hong_Kong|Hongkong)$/],
  ['MO', /^Asia\/Maca[ou]$/],
  ['SG', /^(?:Asia\/Singapore|Singapore)$/],
  ['MY', /^Asia\/(?:Kuala_Lumpur|Kuching)$/],
  ['JP', /^(?:Asia\/Tokyo|Japan)$/],
  ['KR', /^(?:Asia\/Seoul|ROK)$/],
  [
    'US',
    /^(?:US\/.+|Navajo|EST5EDT|CST6CDT|MST7MDT|PST8PDT|Pacific\/(?:Honolulu|Johnston)|America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka|Menominee|Shiprock|Fort_Wayne|Indianapolis|Knox_IN|Louisville|Puerto_Rico|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+))$/,
  ],
  [
    'CA',
    /^(?:Canada\/.+|America\/(?:Toronto|Montreal|Nipigon|Thunder_Bay|Vancouver|Edmonton|Calgary|Winnipeg|Rainy_River|Rankin_Inlet|Resolute|Halifax|Glace_Bay|Moncton|Goose_Bay|St_Johns|Regina|Swift_Current|Whitehorse|Dawson|Dawson_Creek|Fort_Nelson|Creston|Yellowknife|Inuvik|Cambridge_Bay|Iqaluit|Pangnirtung|Atikokan|Coral_Harbour|Blanc-Sablon))$/,
  ],
  ['GB', /^(?:Europe\/(?:London|Belfast)|GB(?:-Eire)?)$/],
  ['IE', /^(?:Europe\/Dublin|Eire)$/],
  ['AU', /^Australia\/.+$/],
  ['NZ', /^(?:Pacific\/(?:Auckland|Chatham)|NZ(?:-CHAT)?)$/],
  ['FR', /^Europe\/Paris$/],
  ['DE', /^Europe\/(?:Berlin|Busingen)$/],
  ['ES', /^(?:Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/],
  ['NL', /^Europe\/Amsterdam$/],
]

/** Zones without a location. */
const NOWHERE = /^(?:|(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Universal|Greenwich).*|Etc\/.+|[A-Z]{3})$/

const READ_IN: Readonly<Record<Locale, Region>> = { zh_CN: 'CN', zh_TW: 'TW', en_US: 'US' }

/** Returns the region of a zone; for a zone without location the main region of the locale; undefined for a region without lines. */
export function regionOfZone(zone: string, locale: Locale): Region | undefined {
  const found = ZONES.find(([, pattern]) => pattern.test(zone))?.[0]
  if (found) return found
  return NOWHERE.test(zone) ? READ_IN[locale] : undefined
}
