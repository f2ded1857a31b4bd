import type { Locale } from '#contract/locale.ts'

interface Choice {
  readonly name: string
  readonly line: string
}

interface Messages {
  readonly title: string
  readonly test: string
  readonly mark: string
  readonly due: string
  readonly item: string
  readonly id: string
  readonly ticket: string
  readonly once: (minutes: number) => string
  readonly question: string
  readonly approve: Choice
  readonly decline: Choice
  readonly cancel: Choice
  readonly foot: string
}

/** Texts of the test cashier's page. The server cannot use the app's message catalogues. */
export const cashierMessages: Readonly<Record<Locale, Messages>> = {
  zh_CN: {
    title: '测试收银台',
    test: '这是测试，不会动用任何款项，也不用填卡号',
    mark: '测试',
    due: '应付',
    item: '商品',
    id: '编号',
    ticket: '凭证',
    once: (minutes) => `一次有效，还有 ${minutes} 分钟`,
    question: '这笔付款算哪种结果？',
    approve: { name: '通过', line: '如同付款成功，回到付款结果' },
    decline: { name: '拒绝', line: '如同发卡行拒付，什么也不解锁' },
    cancel: { name: '取消', line: '如同自己返回，回到商店' },
    foot: '由服务器设置 PAYMENT=test 打开。正式收款时没有这一页。',
  },
  zh_TW: {
    title: '測試收銀台',
    test: '這是測試，不會動用任何款項，也不用填卡號',
    mark: '測試',
    due: '應付',
    item: '商品',
    id: '編號',
    ticket: '憑證',
    once: (minutes) => `一次有效，還有 ${minutes} 分鐘`,
    question: '這筆付款算哪種結果？',
    approve: { name: '通過', line: '如同付款成功，回到付款結果' },
    decline: { name: '拒絕', line: '如同發卡銀行拒付，什麼也不解鎖' },
    cancel: { name: '取消', line: '如同自己返回，回到商店' },
    foot: '由伺服器設定 PAYMENT=test 開啟。正式收款時沒有這一頁。',
  },
  en_US: {
    title: 'Test cashier',
    test: 'This is a test. No money moves, and you don’t need a card.',
    mark: 'Test',
    due: 'To pay',
    item: 'Item',
    id: 'Product id',
    ticket: 'Ticket',
    once: (minutes) => `Works once, for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`,
    question: 'How should this payment go?',
    approve: { name: 'Approve', line: 'As if you paid; on to the result' },
    decline: { name: 'Decline', line: 'As if the bank said no; nothing is unlocked' },
    cancel: { name: 'Cancel', line: 'As if you went back to the shop' },
    foot: 'The server’s setting PAYMENT=test opens this page. Where real money is taken, it isn’t there.',
  },
}
