import type { Locale } from '#readings/reader/locale.ts'
import type { BirthInput } from '#bazi/index.ts'
import type { SageQuestion, Mode } from '#readings/sage/asked.ts'

/** Time of the question, as in the exemplar's answers. */
export const NOW = { local: '2026-11-20T12:00', zone: 'Asia/Shanghai' }

export const birth: BirthInput = {
  local: '1990-05-15T08:30:00',
  offsetSeconds: 32_400,
  utc: '1990-05-14T23:30:00Z',
  lng: 121.47,
  lat: 31.2,
  gender: 'male',
  zi: '23',
  solarTime: true,
}

export const other: BirthInput = {
  ...birth,
  local: '1992-10-20T21:30:00',
  offsetSeconds: 28_800,
  utc: '1992-10-20T13:30:00Z',
  gender: 'female',
}

/** 壬申 癸卯 壬辰 甲辰: has no Travel star, which is 寅 for both 申 and 辰. */
export const birthWithoutTravelStar: BirthInput = {
  ...birth,
  local: '1992-03-17T08:30:00',
  offsetSeconds: 28_800,
  utc: '1992-03-17T00:30:00Z',
  lng: 120,
  lat: 30,
}

export const createSageQuestion = (mode: Mode, text: string, locale: Locale = 'zh_CN', more: Partial<SageQuestion> = {}): SageQuestion => ({
  mode,
  text,
  locale,
  now: NOW,
  person: { name: '林知远', birth },
  other: mode === 'fb' ? { name: '周若棠', birth: other } : undefined,
  cast: mode === 'bg' ? [6, 7, 8, 7, 7, 7] : undefined,
  lot: mode === 'cs' ? 5 : undefined,
  card: undefined,
  earlier: [],
  ...more,
})
