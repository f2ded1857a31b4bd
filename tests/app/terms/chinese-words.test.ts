import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { text as privacyCn } from '#app/features/legal/text/zh_CN/privacy.ts'
import { text as serviceCn } from '#app/features/legal/text/zh_CN/service.ts'
import { text as privacyTw } from '#app/features/legal/text/zh_TW/privacy.ts'
import { text as serviceTw } from '#app/features/legal/text/zh_TW/service.ts'
import { formatZoneName } from '#app/terms/zones.ts'
import { listTextsOutsideCatalogue } from '#build/words-outside.ts'
import { PRODUCT_IDS } from '#contract/product.ts'
import { createClosingMail, createLoginMail } from '#server/features/auth/code-mail.ts'
import { renderInvalidPayPage } from '#server/features/shop/dead-end-page.ts'
import { productNameOf } from '#server/features/shop/product-names.ts'
import { cashierMessages } from '#server/ports/payment/test-cashier/cashier-texts.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('/src/locales/zh_*.po', { eager: true })

/** Every Chinese text of the product: app, legal pages, mails, pay pages and invoice. */
function textsOf(locale: 'zh_CN' | 'zh_TW'): string[] {
  return [
    ...Object.values(catalogues[`/src/locales/${locale}.po`]!.messages),
    ...[...listTextsOutsideCatalogue(locale).values()].flat(),
    ...(locale === 'zh_CN' ? [privacyCn, serviceCn] : [privacyTw, serviceTw]),
    createLoginMail({ to: 'lin@example.com', code: '000000', locale, url: 'https://ming.example' }).text,
    createClosingMail({ to: 'lin@example.com', code: '000000', locale }).text,
    ...(['paid', 'used', 'gone', 'busy'] as const).map((why) => renderInvalidPayPage(locale, why, '')),
    ...PRODUCT_IDS.map((id) => productNameOf(id, locale)),
    { ...cashierMessages[locale], once: cashierMessages[locale].once(10) },
  ].map((text) => JSON.stringify(text))
}

/** Banned wordings with their replacement (P-17). */
const BANNED_WORDINGS = {
  zh_CN: {
    '支付|开通|缴费': '付款；书是解锁，功能是开放',
    '账号|帐': '账户',
    这台设备: '本机',
    '轮数|财运': '次数；赛博财神',
    '十章|九章': '十卡、九卡',
    '纪录|黄历|老黄历': '记录，历书',
    '[「」『』]': '“”',
    '[您！]|——|总之|注定|必定|能量|磁场|宇宙|旅程|赋能|小编|本应用': '你，平实的话',
  },
  zh_TW: {
    '[臺醜]|占 ': '台；丑；佔（幾成）',
    夏令時: '日光節約時間',
    '本機(?!儲存空間)': '這台裝置',
    '示例|文件|信息|網絡|屏幕|默認|登錄|搜索|設置|軟件|服務器|質量|視頻|賬|帳戶|支付|緩存|數據':
      '範例、檔案、資訊、網路、螢幕、預設、登入、搜尋、設定……',
    '開通|輪數|記錄|黃曆|九章': '解鎖，次數，紀錄，曆書，九卡',
    '[“”‘’]': '「」',
    '[您！]|——|總之|註定|必定|能量|磁場|宇宙|旅程|賦能|小編': '你，平實的話',
  },
} as const

const rules = (['zh_CN', 'zh_TW'] as const).flatMap((locale) =>
  Object.entries(BANNED_WORDINGS[locale]).map(([words, instead]) => ({ locale, words, instead })),
)

test.each(rules)('$locale writes $instead, never $words', ({ locale, words }) => {
  expect(textsOf(locale).filter((text) => new RegExp(words, 'u').test(text))).toEqual([])
})

test('names summer time in a zone like the rest of the page', () => {
  const summer = { utc: '1988-07-01T00:00:00Z', offsetSeconds: 9 * 3600 }
  expect(formatZoneName('zh_CN', 'Asia/Shanghai', summer)).toBe('中国夏令时间')
  expect(formatZoneName('zh_TW', 'Asia/Shanghai', summer)).toBe('中國日光節約時間')
})
