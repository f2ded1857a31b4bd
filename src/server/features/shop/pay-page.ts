import { languageTags, type Locale } from '#contract/locale.ts'
import { escaped } from '../../setup/escaped.ts'
import { PAY_STYLE } from './pay-style.ts'
import { payWords } from './pay-words.ts'

function pageOf(locale: Locale, nonce: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style nonce="${nonce}">${PAY_STYLE}</style></head>
<body>${body}</body></html>
`
}

interface Item {
  readonly locale: Locale
  readonly name: string
  readonly productId: string
  /** US cents. */
  readonly cents: number
  /** Names of archives are people's: not shown here, where the payment service's page would not show them either. */
  readonly token: string
  /** That the token is good for. */
  readonly minutes: number
}

/** The test cashier's page: what is bought, for how much, and the three ways it can go. No script. */
export function cashierPage({ locale, name, productId, cents, token, minutes }: Item, nonce: string): string {
  const own = payWords[locale]
  const row = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`
  const button = (choice: 'approve' | 'decline' | 'cancel') =>
    `<button name="choice" value="${choice}"><strong>${own[choice].name}</strong><span>${own[choice].line}</span></button>`
  return pageOf(
    locale,
    nonce,
    own.title,
    `<header><div><h1>${own.title}</h1><span role="note">${own.test}</span></div></header>
<main><div class="due"><p>${own.due}<br><b>US$${(cents / 100).toFixed(2)}</b></p><span class="mark" aria-hidden="true">${own.mark}</span></div>
<dl>${row(own.item, escaped(name))}${row(own.id, `<code>${escaped(productId)}</code>`)}${row(own.ticket, own.once(minutes))}</dl>
<h2>${own.question}</h2>
<form method="post" action="/pay"><input type="hidden" name="token" value="${escaped(token)}">
${button('approve')}${button('decline')}${button('cancel')}</form>
<p class="foot">${own.foot}</p></main>`,
  )
}

/** The page of an address that leads nowhere (any more), or not now. */
export function deadEndPage(locale: Locale, why: 'gone' | 'busy', nonce: string): string {
  const own = payWords[locale]
  return pageOf(locale, nonce, own.back, `<main><h1>${own[why]}</h1><a href="/setting/shop">${own.back}</a></main>`)
}
