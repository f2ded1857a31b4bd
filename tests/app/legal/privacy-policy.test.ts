import { expect, test } from 'vitest'
import { loadLegalText } from '#app/features/legal/legal-texts.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import type { Schema } from '#server/db/schema.ts'

/** Patterns that match the mention of each table's data in the policy; null for a table without personal data. */
const patterns: Readonly<Record<keyof Schema, Readonly<Record<Locale, RegExp>> | null>> = {
  users: { zh_CN: /登录邮箱/, zh_TW: /登入信箱/, en_US: /Your email address/ },
  sessions: { zh_CN: /登录记录/, zh_TW: /登入紀錄/, en_US: /Logins\./ },
  login_codes: { zh_CN: /验证码：/, zh_TW: /驗證碼：/, en_US: /Codes:/ },
  identities: { zh_CN: /Google 账户的编号/, zh_TW: /Google 帳號的編號/, en_US: /Google account’s id/ },
  turns: { zh_CN: /防滥用的计数：/, zh_TW: /防濫用的計數：/, en_US: /Abuse counters:/ },
  answers: { zh_CN: /改动的回执：/, zh_TW: /變更的處理結果：/, en_US: /Change receipts:/ },
  archives: { zh_CN: /档案。你为/, zh_TW: /檔案。你為/, en_US: /Archives\. / },
  opened_days: { zh_CN: /打开过的日子/, zh_TW: /看過的日子/, en_US: /Opened days/ },
  books: { zh_CN: /写成的命书/, zh_TW: /寫成的命書/, en_US: /books and yearly reports made/ },
  book_prose: { zh_CN: /写成的命书/, zh_TW: /寫成的命書/, en_US: /books and yearly reports made/ },
  book_marks: { zh_CN: /笔记、标亮与生平。/, zh_TW: /筆記、標亮與生平。/, en_US: /Notes, highlights and “Life”\./ },
  life_entries: { zh_CN: /生平里记下/, zh_TW: /生平裡記下/, en_US: /events of a life/ },
  secrets: null,
  ledger: { zh_CN: /得到与用去的次数/, zh_TW: /得到與用去的次數/, en_US: /rounds, days and books given and used/ },
  balances: { zh_CN: /得到与用去的次数/, zh_TW: /得到與用去的次數/, en_US: /rounds, days and books given and used/ },
  orders: { zh_CN: /购买。每笔订单/, zh_TW: /購買。每筆訂單/, en_US: /Purchases\. Each order/ },
  payments: { zh_CN: /付款服务的编号/, zh_TW: /付款服務的編號/, en_US: /payment service’s reference/ },
  exchange_codes: { zh_CN: /兑换码/, zh_TW: /兌換碼/, en_US: /exchange codes/ },
  jobs: null,
  reminders: { zh_CN: /提醒。/, zh_TW: /提醒。/, en_US: /Reminders, / },
  push_subscriptions: { zh_CN: /收取提醒的地址/, zh_TW: /收取提醒的位址/, en_US: /Where your browser takes them/ },
  calendar_links: { zh_CN: /日历地址/, zh_TW: /行事曆位址/, en_US: /calendar address/ },
  conversations: { zh_CN: /对话。/, zh_TW: /對話。/, en_US: /Conversations\. / },
  chat_turns: { zh_CN: /你问的话/, zh_TW: /你問的話/, en_US: /Your questions/ },
  chat_pieces: { zh_CN: /与回答/, zh_TW: /與回答/, en_US: /and the answers/ },
  model_tokens: { zh_CN: /语言模型一天里/, zh_TW: /語言模型一天裡/, en_US: /How much a language model wrote/ },
  podcasts: { zh_CN: /它们的录音/, zh_TW: /它們的錄音/, en_US: /their recordings/ },
  podcast_chapters: { zh_CN: /它们的录音/, zh_TW: /它們的錄音/, en_US: /their recordings/ },
  podcast_samples: { zh_CN: /它们的录音/, zh_TW: /它們的錄音/, en_US: /their recordings/ },
  images: { zh_CN: /壁纸与画像/, zh_TW: /桌布與畫像/, en_US: /wallpapers and portraits/ },
  stray_files: null,
}

test.each(LOCALES)('names in %s every table with personal data', async (locale) => {
  const text = JSON.stringify(await loadLegalText('privacy', locale))
  expect(Object.entries(patterns).filter(([, words]) => words !== null && !words[locale].test(text))).toEqual([])
})

test.each([
  ['zh_CN', /没有开放时/],
  ['zh_TW', /沒有開放時/],
  ['en_US', /Until these features open/],
] as const)('announces no future feature in %s', async (locale, later) => {
  expect(JSON.stringify(await loadLegalText('privacy', locale))).not.toMatch(later)
})
