import type { ArchiveProfile } from '#device/archives/profile.ts'

const everywhere = (name: string) => ({ zh_CN: name, zh_TW: name, en_US: name })

/** Birth on 15 May 1990 at 08:30 in Shanghai, in summer time (UTC+9). */
export const shanghai: ArchiveProfile = {
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

/** Birth of Steve Jobs: hour and day pillars differ by clock and true solar time; both charts are published (vectors README). */
export const sanFrancisco: ArchiveProfile = {
  ...shanghai,
  user_name: 'Steve',
  birthday: '1955-02-24 19:15:00',
  place_name: everywhere('San Francisco'),
  lat: 37.7749,
  lng: -122.4194,
  zone: 'America/Los_Angeles',
  offset_seconds: -28_800,
}
