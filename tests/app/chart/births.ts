import type { ListedArchive } from '#device/archive-list.ts'
import type { Profile } from '#device/archives.ts'

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

/** A row as the lists give it. */
export function archiveOf(profile: Profile): ListedArchive {
  return {
    ...profile,
    archive_id: '01a1f927-0000-7000-8000-000000000001',
    year_ganzhi: '',
    month_ganzhi: '',
    day_ganzhi: '',
    hour_ganzhi: '',
    type: 0,
    is_lock: true,
    version: 1,
    pinned_at: null,
    created_at: 1,
    updated_at: 1,
    mark: null,
  }
}
