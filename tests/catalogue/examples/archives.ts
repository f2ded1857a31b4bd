import type { ListedArchive } from '#device/archives/archive-list.ts'

const everywhere = (name: string) => ({ zh_CN: name, zh_TW: name, en_US: name })

/** 15 May 1990, 08:30 in Shanghai, in summer time (UTC+9). */
export const shanghai: ListedArchive = {
  archive_id: 'shanghai',
  user_name: '林知远',
  gender: '1',
  birthday: '1990-05-15 08:30:00',
  hour_unknown: false,
  place_name: { zh_CN: '上海', zh_TW: '上海', en_US: 'Shanghai' },
  lat: 31.2304,
  lng: 121.4737,
  zone: 'Asia/Shanghai',
  offset_seconds: 32_400,
  disambiguation: 'compatible',
  solar_time: true,
  zi: '23',
  school: {},
  told_within: null,
  year_ganzhi: '庚午',
  month_ganzhi: '辛巳',
  day_ganzhi: '庚辰',
  hour_ganzhi: '庚辰',
  type: 0,
  is_lock: false,
  books: ['fatebook'],
  edits_left: null,
  avatar_id: null,
  version: 1,
  pinned_at: null,
  created_at: Date.UTC(2026, 10, 20),
  updated_at: Date.UTC(2026, 10, 20),
  mark: null,
}

/** A name of maximum width. */
export const sanFrancisco: ListedArchive = {
  ...shanghai,
  archive_id: 'san-francisco',
  user_name: 'Maximiliana Featherstonehaugh',
  birthday: '1955-02-24 19:15:00',
  place_name: everywhere('San Francisco'),
  lat: 37.7749,
  lng: -122.4194,
  zone: 'America/Los_Angeles',
  offset_seconds: -28_800,
  year_ganzhi: '乙未',
  month_ganzhi: '戊寅',
  day_ganzhi: '丙辰',
  hour_ganzhi: '丁酉',
  type: 1,
}
