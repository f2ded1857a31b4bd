import type { Profile } from '#device/archives/profile.ts'

const everywhere = (name: string) => ({ zh_CN: name, zh_TW: name, en_US: name })

/** 15 May 1990, 08:30 by Shanghai's clock, which ran an hour ahead that summer. */
export const shanghai: Profile = {
  user_name: '林知远',
  gender: '1',
  birthday: '1990-05-15 08:30:00',
  hour_unknown: false,
  place_name: everywhere('上海'),
  lat: 31.2304,
  lng: 121.4737,
  zone: 'Asia/Shanghai',
  offset_seconds: 32_400,
  disambiguation: 'compatible',
  solar_time: true,
  zi: '23',
  school: {},
  told_within: null,
}

/** Steve Jobs: 戊戌 by the clock, 丁酉 by the Sun; both are in print (vectors README). */
export const sanFrancisco: Profile = {
  ...shanghai,
  user_name: 'Steve',
  birthday: '1955-02-24 19:15:00',
  place_name: everywhere('San Francisco'),
  lat: 37.7749,
  lng: -122.4194,
  zone: 'America/Los_Angeles',
  offset_seconds: -28_800,
}
