/** Seasons of the Bazi year: 寅卯辰 spring … 亥子丑 winter. */
export const SEASON_HAN = { spring: '春', summer: '夏', autumn: '秋', winter: '冬' } as const

export type SeasonCode = keyof typeof SEASON_HAN
