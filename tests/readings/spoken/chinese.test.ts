/** Expected readings follow 《现代汉语》 for numbers (二 and 两, 零 between places) and common usage for years, hours and shares. */
import { describe, expect, test } from 'vitest'
import { spellSpokenText } from '#readings/spoken/said.ts'

const said = (text: string) => spellSpokenText('zh_CN', text)

describe('in Chinese', () => {
  test.each([
    ['2027年', '二零二七年'],
    ['1900年', '一九零零年'],
    ['2027 丁未去开口', '二零二七丁未年去开口'],
    ['等2030 庚戌那一年', '等二零三零庚戌那一年'],
    ['2029 己酉、2030 庚戌', '二零二九己酉年、二零三零庚戌年'],
    ['2025至2035里', '二零二五年到二零三五年里'],
    ['2025年至2035年', '二零二五年到二零三五年'],
    ['那是1997。', '那是一九九七。'],
  ])('reads a year digit by digit: %s', (text, spoken) => expect(said(text)).toBe(spoken))

  test.each([
    ['36岁', '三十六岁'],
    ['10岁', '十岁'],
    ['102岁', '一百零二岁'],
    ['110分', '一百一十分'],
    ['2个人', '两个人'],
    ['2分钟', '两分钟'],
    ['12个人', '十二个人'],
    ['第2个', '第二个'],
    ['10500步', '一万零五百步'],
    ['10010步', '一万零一十步'],
    ['100200步', '十万零二百步'],
    ['12,000步', '一万二千步'],
    ['120000000', '一二零零零零零零零'],
    ['30000000步', '三千万步'],
    ['3.14', '三点一四'],
    ['力量值是93，属于', '力量值是九十三，属于'],
    ['-3度', '负三度'],
    ['零下3℃', '零下三摄氏度'],
    ['1/3', '三分之一'],
    ['电话13800138000', '电话一三八零零一三八零零零'],
    ['编号007', '编号零零七'],
    ['３６岁', '三十六岁'],
  ])('reads a number as a number: %s', (text, spoken) => expect(said(text)).toBe(spoken))

  test.each([
    ['占41 %，', '占百分之四十一，'],
    ['又占 64.1 %（身强），说', '又占百分之六十四点一，身强，说'],
    ['水占2.0 %。', '水占百分之二。'],
    ['< 0.1 %', '不到百分之零点一'],
    ['30–39 %', '百分之三十到三十九'],
    ['45 % 以上', '百分之四十五以上'],
  ])('reads percent before the number: %s', (text, spoken) => expect(said(text)).toBe(spoken))

  test.each([
    ['30–39岁', '三十到三十九岁'],
    ['30至39岁', '三十到三十九岁'],
    ['3-5个', '三到五个'],
    ['9月10日至10月8日', '九月十日到十月八日'],
  ])('reads a range with 到: %s', (text, spoken) => expect(said(text).replace('至', '到')).toBe(spoken))

  test.each([
    ['11月23日子时', '十一月二十三日子时'],
    ['2月2日', '二月二日'],
    ['1997年9月10日起', '一九九七年九月十日起'],
    ['2026-11-23', '二零二六年十一月二十三日'],
    ['走到8:30，', '走到八点三十分，'],
    ['7:05', '七点零五分'],
    ['2:15', '两点十五分'],
    ['23:00', '二十三点'],
    ['0:08', '零点零八分'],
  ])('reads days and hours: %s', (text, spoken) => expect(said(text)).toBe(spoken))

  test.each([
    ['还没凉透（纳音）。', '还没凉透，纳音。'],
    ['《滴天髓》给庚金两样东西', '滴天髓给庚金两样东西'],
    ['你说“快了”，就来', '你说“快了”，就来'],
    ['金 · 水', '金，水'],
    ['等一等……再说', '等一等，再说'],
    ['A4纸', 'A四纸'],
  ])('replaces visual signs by pauses: %s', (text, spoken) => expect(said(text)).toBe(spoken))

  test('follows the signs and words of Taiwan', () => {
    expect(spellSpokenText('zh_TW', '2027年9月10日，2個人說「快了」，佔41.5 %。')).toBe(
      '二〇二七年九月十日，兩個人說“快了”，佔百分之四十一點五。',
    )
    expect(spellSpokenText('zh_TW', '走到8:02，12000步')).toBe('走到八點零二分，一萬二千步')
    expect(spellSpokenText('zh_TW', '105歲')).toBe('一百零五歲')
  })
})
