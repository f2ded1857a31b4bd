import type { Written } from '../facts/written.ts'

const written = (zh_CN: string, en_US: string): Written => ({ zh_CN, en_US })

/** Titles of the Annual Book's sections; what comes first of all has none. */
export const annualTitles: Readonly<Record<string, Written>> = {
  first: written('先说这一件', 'First of all'),
  base: written('基本盘', 'The ground'),
  time: written('时间', 'Time'),
  place: written('空间', 'Place'),
  seasons: written('四季', 'Four seasons'),
  months: written('十二个月', 'Twelve months'),
}
