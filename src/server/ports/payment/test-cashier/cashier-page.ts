import { escaped } from '../../../setup/escaped.ts'
import { payShell } from '../pay-shell.ts'
import type { Ticket } from '../payment.ts'
import { cashierWords } from './cashier-words.ts'

/** The test cashier's page: what is bought, for how much, and the three ways it can go. No script. */
export function cashierPage({ action, locale, title, productId, cents, token, minutes }: Ticket, nonce: string): string {
  const own = cashierWords[locale]
  const row = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`
  const button = (choice: 'approve' | 'decline' | 'cancel') =>
    `<button name="choice" value="${choice}"><strong>${own[choice].name}</strong><span>${own[choice].line}</span></button>`
  const body = `<header><div><h1>${own.title}</h1><span role="note">${own.test}</span></div></header>
<main><div class="due"><p>${own.due}<br><b>US$${(cents / 100).toFixed(2)}</b></p><span class="mark" aria-hidden="true">${own.mark}</span></div>
<dl>${row(own.item, escaped(title))}${row(own.id, `<code>${escaped(productId)}</code>`)}${row(own.ticket, own.once(minutes))}</dl>
<h2>${own.question}</h2>
<form method="post" action="${action}"><input type="hidden" name="token" value="${escaped(token)}">
${button('approve')}${button('decline')}${button('cancel')}</form>
<p class="foot">${own.foot}</p></main>`
  return payShell({ locale, title: own.title, body }, nonce)
}
