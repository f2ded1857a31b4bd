import type { SourceText } from '../facts/source-text.ts'

const written = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Titles of the Annual Book's sections. */
export const annualSectionTitles: Readonly<Record<string, SourceText>> = {
  first: written('先说这一件', 'First of all'),
  base: written('基本盘', 'The ground'),
  time: written('时间', 'Time'),
  place: written('空间', 'Place'),
  seasons: written('四季', 'Four seasons'),
  months: written('十二个月', 'Twelve months'),
  spring: written('春', 'Spring'),
  summer: written('夏', 'Summer'),
  autumn: written('秋', 'Autumn'),
  winter: written('冬', 'Winter'),
  month: written('{m-pair}月，{m-from}起', '{m-pair}, from {m-from}'),
  annual: written('流年', 'The year'),
}
