import { escapeHtml } from '../../../setup/escape-html.ts'
import { renderPayShell } from '../pay-shell.ts'
import type { PayPageContent } from '../payment.ts'
import { cashierMessages } from './cashier-texts.ts'

/** Renders the test cashier's page with product, amount, and the three possible results. No script. */
export function renderCashierPage({ action, locale, title, productId, cents, token, minutes }: PayPageContent, nonce: string): string {
  const own = cashierMessages[locale]
  const row = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`
  const button = (choice: 'approve' | 'decline' | 'cancel') =>
    `<button name="choice" value="${choice}"><strong>${own[choice].name}</strong><span>${own[choice].line}</span></button>`
  const body = `<header><div><h1>${own.title}</h1><span role="note">${own.test}</span></div></header>
<main><div class="due"><p>${own.due}<br><b>US$${(cents / 100).toFixed(2)}</b></p><span class="mark" aria-hidden="true">${own.mark}</span></div>
<dl>${row(own.item, escapeHtml(title))}${row(own.id, `<code>${escapeHtml(productId)}</code>`)}${row(own.ticket, own.once(minutes))}</dl>
<h2>${own.question}</h2>
<form method="post" action="${action}"><input type="hidden" name="token" value="${escapeHtml(token)}">
${button('approve')}${button('decline')}${button('cancel')}</form>
<p class="foot">${own.foot}</p></main>`
  return renderPayShell({ locale, title: own.title, body }, nonce)
}
