import type { Locale } from '../facts/written.ts'

/** Where lines are known (`help-lines.ts`), and the numbers of ambulance and police there. */
export const REGIONS = {
  CN: { emergency: ['120', '110'], name: { zh_CN: '中国大陆', zh_TW: '中國大陸', en_US: 'Mainland China' } },
  TW: { emergency: ['119', '110'], name: { zh_CN: '台湾', zh_TW: '台灣', en_US: 'Taiwan' } },
  HK: { emergency: ['999'], name: { zh_CN: '香港', zh_TW: '香港', en_US: 'Hong Kong' } },
  MO: { emergency: ['999'], name: { zh_CN: '澳门', zh_TW: '澳門', en_US: 'Macau' } },
  SG: { emergency: ['995', '999'], name: { zh_CN: '新加坡', zh_TW: '新加坡', en_US: 'Singapore' } },
  MY: { emergency: ['999'], name: { zh_CN: '马来西亚', zh_TW: '馬來西亞', en_US: 'Malaysia' } },
  KR: { emergency: ['119', '112'], name: { zh_CN: '韩国', zh_TW: '韓國', en_US: 'South Korea' } },
  US: { emergency: ['911'], name: { zh_CN: '美国', zh_TW: '美國', en_US: 'US' } },
  CA: { emergency: ['911'], name: { zh_CN: '加拿大', zh_TW: '加拿大', en_US: 'Canada' } },
  GB: { emergency: ['999'], name: { zh_CN: '英国', zh_TW: '英國', en_US: 'UK' } },
  IE: { emergency: ['112', '999'], name: { zh_CN: '爱尔兰', zh_TW: '愛爾蘭', en_US: 'Ireland' } },
  AU: { emergency: ['000'], name: { zh_CN: '澳大利亚', zh_TW: '澳洲', en_US: 'Australia' } },
  NZ: { emergency: ['111'], name: { zh_CN: '新西兰', zh_TW: '紐西蘭', en_US: 'New Zealand' } },
  FR: { emergency: ['112', '15'], name: { zh_CN: '法国', zh_TW: '法國', en_US: 'France' } },
} as const satisfies Readonly<Record<string, { emergency: readonly string[]; name: Readonly<Record<Locale, string>> }>>
export type Region = keyof typeof REGIONS

/** IANA zones of a region, with their former names. */
const ZONES: readonly (readonly [Region, RegExp])[] = [
  ['CN', /^(?:Asia\/(?:Shanghai|Urumqi|Chongqing|Chungking|Harbin|Kashgar)|PRC)$/],
  ['TW', /^(?:Asia\/Taipei|ROC)$/],
  ['HK', /^(?:Asia\/Hong_Kong|Hongkong)$/],
  ['MO', /^Asia\/Maca[ou]$/],
  ['SG', /^(?:Asia\/Singapore|Singapore)$/],
  ['MY', /^Asia\/(?:Kuala_Lumpur|Kuching)$/],
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
]

/** A zone that is no place. */
const NOWHERE = /^(?:|(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Universal|Greenwich).*|Etc\/.+|[A-Z]{3})$/

const READ_IN: Readonly<Record<Locale, Region>> = { zh_CN: 'CN', zh_TW: 'TW', en_US: 'US' }

/** The region of a zone; of a zone that is no place the one where the locale is read; `undefined` for a place without lines. */
export function regionOf(zone: string, locale: Locale): Region | undefined {
  const found = ZONES.find(([, pattern]) => pattern.test(zone))?.[0]
  if (found) return found
  return NOWHERE.test(zone) ? READ_IN[locale] : undefined
}
