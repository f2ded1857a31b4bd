/** Expected readings follow American usage (Chicago Manual of Style 9 on years, dates and numbers); pinyin by its sound. */
import { describe, expect, test } from 'vitest'
import { spellSpokenText } from '#readings/spoken/said.ts'

const said = (text: string) => spellSpokenText('en_US', text)

describe('in English', () => {
  test.each([
    ['in 2027', 'In twenty twenty-seven'],
    ['in 1997', 'In nineteen ninety-seven'],
    ['in 2005', 'In two thousand five'],
    ['in 2000', 'In two thousand'],
    ['in 1905', 'In nineteen oh five'],
    ['in 1900', 'In nineteen hundred'],
    ['in 2010', 'In twenty ten'],
    ['the 1990s', 'The nineteen nineties'],
    ['from 2017 to 2027', 'From twenty seventeen to twenty twenty-seven'],
    ['2017–2027', 'Twenty seventeen to twenty twenty-seven'],
    ['ask in 2027 (Ding Wei).', 'Ask in twenty twenty-seven, the year ding way.'],
    ['in 2027 (Ding Wei) the stem', 'In twenty twenty-seven, the year ding way, the stem'],
  ])('reads a year in pairs: %s', (text, spoken) => expect(said(text)).toBe(spoken))

  test.each([
    ['from September 10, 2017 to May 1, 2027 you had', 'From September tenth, twenty seventeen to May first, twenty twenty-seven, you had'],
    ['about May 5 to August 7,', 'About May fifth to August seventh,'],
    ['to February 4: four nights', 'To February fourth: four nights'],
    ['May 5–7', 'May fifth to seventh'],
    ['23 November 2026', 'November twenty-third, twenty twenty-six'],
    ['2026-11-23', 'November twenty-third, twenty twenty-six'],
    ['It was 8:30, the sun 7:05.', 'It was eight thirty a.m., the sun seven oh five a.m.'],
    ['at 20:15 or 0:30 or 12:00', 'At eight fifteen p.m. or twelve thirty a.m. or twelve p.m.'],
  ])('reads days and hours: %s', (text, spoken) => expect(said(text)).toBe(spoken))

  test.each([
    ['64.1% of it', 'Sixty-four point one percent of it'],
    ['water, 2.0%.', 'Water, two percent.'],
    ['30–39%', 'Thirty to thirty-nine percent'],
    ['ages 30–39', 'Ages thirty to thirty-nine'],
    ['39 minutes', 'Thirty-nine minutes'],
    ['1,250,000 steps', 'One million two hundred fifty thousand steps'],
    ['the 21st and the 12th', 'The twenty-first and the twelfth'],
    ['minus: −3', 'Minus: minus three'],
    ['3/4 of it, 2/3 of it', 'Three quarters of it, two thirds of it'],
    ['$20', 'Twenty dollars'],
  ])('reads shares, ranges and numbers: %s', (text, spoken) => expect(said(text)).toBe(spoken))

  test.each([
    ['Mr. Wu, e.g., and so on, etc.', 'Mister woo, for example, and so on, and so on.'],
    ['Chapter III and part V', 'Chapter three and part five'],
    ['an IOU', 'An I O U'],
    ['I’ve seen “it.”', "I've seen “it.”"],
    ['off season (luck forward). Then', 'Off season, luck forward. Then'],
    ['a good friend (of mine) said', 'A good friend, of mine, said'],
  ])('reads abbreviations and signs: %s', (text, spoken) => expect(said(text)).toBe(spoken))

  test.each([
    ['Geng Chen', 'Gung chen'],
    ['the cycle Gui You', 'The cycle gway yo'],
    ['Xin and Ji', 'Shin and jee'],
    ['You are metal', 'You are metal'],
    ['The Di Tian Sui offers', 'The dee tee-en sway offers'],
    ['White-wax metal (nayin)', 'White-wax metal, nah-yin'],
    ['the pillar 庚辰', 'The pillar gung chen'],
    ['wisdom (智) is', 'Wisdom is'],
  ])('reads Chinese names by sound: %s', (text, spoken) => expect(said(text).replace(/,$/, '')).toBe(spoken))
})
