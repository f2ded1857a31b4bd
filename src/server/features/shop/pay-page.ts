import { languageTags, type Locale } from '#contract/locale.ts'
import { escaped } from '../../escaped.ts'

interface Words {
  readonly title: string
  readonly test: string
  readonly approve: string
  readonly decline: string
  readonly cancel: string
  readonly gone: string
  readonly busy: string
  readonly back: string
}

const words: Readonly<Record<Locale, Words>> = {
  zh_CN: {
    title: '测试收银台', test: '这是测试，不会动用任何款项。', approve: '付款成功', decline: '付款被拒', cancel: '取消',
    gone: '这个付款地址已经用过或过期。没有产生任何费用，请回到商店重新下单。', busy: '暂时连不上支付服务。没有产生任何费用，请稍后再试。', back: '返回商店',
  },
  zh_TW: {
    title: '測試收銀台', test: '這是測試，不會動用任何款項。', approve: '付款成功', decline: '付款遭拒', cancel: '取消',
    gone: '這個付款網址已經用過或過期。沒有產生任何費用，請回到商店重新下單。', busy: '目前連不上付款服務。沒有產生任何費用，請稍後再試。', back: '返回商店',
  },
  en_US: {
    title: 'Test cashier', test: 'This is a test. No money moves.', approve: 'Approve the payment', decline: 'Decline the payment', cancel: 'Cancel',
    gone: 'This pay link was used already or has expired. You were not charged; please order again in the shop.', busy: 'The payment service can’t be reached right now. You were not charged; please try again later.', back: 'Back to the shop',
  },
}

const STYLE = `
:root{color-scheme:light dark;--ground:#f5f2ec;--paper:#fffdf9;--ink:#33302b;--line:#857d70;--warn:#8a3324}
@media (prefers-color-scheme:dark){:root{--ground:#1b1a18;--paper:#262420;--ink:#ece7dd;--line:#8d8677;--warn:#f0a58f}}
*{box-sizing:border-box}
body{margin:0;padding:48px 16px;background:var(--ground);color:var(--ink);font:17px/1.7 "Source Sans 3","PingFang SC","PingFang TC","Microsoft YaHei",sans-serif}
main{max-width:28rem;margin:0 auto;padding:32px;background:var(--paper);border:1px solid var(--line)}
h1{margin:0 0 8px;font-size:22px}
.test{margin:0 0 24px;color:var(--warn);font-weight:600}
.item{margin:0}
.price{margin:0 0 24px;font-size:32px;font-variant-numeric:tabular-nums}
button,a{display:block;width:100%;min-height:48px;margin:0 0 12px;padding:10px 16px;border:1px solid var(--line);background:none;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button.first{background:var(--ink);color:var(--paper)}
button:focus-visible,a:focus-visible{outline:3px solid var(--warn);outline-offset:2px}
`

function pageOf(locale: Locale, nonce: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main>${body}</main></body></html>
`
}

interface Item {
  readonly locale: Locale
  readonly name: string
  /** US cents. */
  readonly cents: number
  /** Names of archives are people's: not shown here, where the payment service's page would not show them either. */
  readonly token: string
}

/** The test cashier's page: what is bought, for how much, and the three ways it can go. No script. */
export function cashierPage({ locale, name, cents, token }: Item, nonce: string): string {
  const own = words[locale]
  const button = (choice: string, label: string, first = '') => `<button${first} name="choice" value="${choice}">${label}</button>`
  return pageOf(locale, nonce, own.title, `<h1>${own.title}</h1><p class="test" role="note">${own.test}</p>
<p class="item">${escaped(name)}</p><p class="price">US$${(cents / 100).toFixed(2)}</p>
<form method="post" action="/pay"><input type="hidden" name="token" value="${escaped(token)}">
${button('approve', own.approve, ' class="first"')}${button('decline', own.decline)}${button('cancel', own.cancel)}</form>`)
}

/** The page of an address that leads nowhere (any more), or not now. */
export function deadEndPage(locale: Locale, why: 'gone' | 'busy', nonce: string): string {
  const own = words[locale]
  return pageOf(locale, nonce, own.back, `<p>${own[why]}</p><a href="/setting/shop">${own.back}</a>`)
}
