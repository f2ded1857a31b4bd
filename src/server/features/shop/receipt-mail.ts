import type { Locale } from '#contract/locale.ts'
import { composeMail } from '../../ports/mail/letter.ts'
import type { Mail } from '../../ports/mail/mail.ts'
import { formatMailTime } from '../../ports/mail/format-utc-time.ts'
import { productNameOf } from './product-names.ts'

interface PaymentReceipt {
  readonly to: string
  readonly locale: Locale
  readonly what: 'paid' | 'refunded'
  readonly product_id: string
  readonly cents: number
  /** ISO 4217 code in lower case. */
  readonly currency: string
  /** Time of the payment or refund (ms). */
  readonly at: number
  readonly orderId: string
  /** URL of the order's page. */
  readonly url: string
}

interface Messages {
  readonly subject: Readonly<Record<PaymentReceipt['what'], (product: string) => string>>
  readonly lead: Readonly<Record<PaymentReceipt['what'], string>>
  readonly facts: (fact: {
    readonly what: PaymentReceipt['what']
    readonly product: string
    readonly sum: string
    readonly moment: string
    readonly number: string
  }) => readonly string[]
  readonly link: { readonly lead: string; readonly label: string }
}

const messages: Readonly<Record<Locale, Messages>> = {
  zh_CN: {
    subject: { paid: (product) => `命书收据：${product}`, refunded: (product) => `命书退款：${product}` },
    lead: { paid: '这笔付款已收到，买的东西已经到账。', refunded: '这笔付款已按原路退回。何时到账，以银行或付款服务为准。' },
    facts: ({ what, product, sum, moment, number }) => [
      `商品：${product}`,
      `金额：${sum}`,
      `${what === 'paid' ? '付款时间' : '退款时间'}：${moment}`,
      `订单号：${number}`,
    ],
    link: { lead: '订单的详情在这里。要退款，或有疑问，从那一页联系我们：', label: '看这笔订单' },
  },
  zh_TW: {
    subject: { paid: (product) => `命書收據：${product}`, refunded: (product) => `命書退款：${product}` },
    lead: { paid: '這筆付款已收到，買的東西已經入帳。', refunded: '這筆付款已按原路退回。何時入帳，以銀行或付款服務為準。' },
    facts: ({ what, product, sum, moment, number }) => [
      `商品：${product}`,
      `金額：${sum}`,
      `${what === 'paid' ? '付款時間' : '退款時間'}：${moment}`,
      `訂單編號：${number}`,
    ],
    link: { lead: '訂單的詳情在這裡。要退款，或有疑問，從那一頁聯絡我們：', label: '看這筆訂單' },
  },
  en_US: {
    subject: { paid: (product) => `Your Mingshu receipt: ${product}`, refunded: (product) => `Your Mingshu refund: ${product}` },
    lead: {
      paid: 'We’ve received your payment, and what you bought is in your account.',
      refunded: 'We’ve sent this payment back the way it came. When it arrives is up to your bank or payment service.',
    },
    facts: ({ what, product, sum, moment, number }) => [
      `Item: ${product}`,
      `Amount: ${sum}`,
      `${what === 'paid' ? 'Paid' : 'Refunded'}: ${moment}`,
      `Order number: ${number}`,
    ],
    link: { lead: 'The order is here. To ask for a refund, or about anything else, contact us from its page:', label: 'See this order' },
  },
}

/** Number of trailing characters of the order id that the mail shows, as in the app. */
const SHOWN = 8

/** Formats an amount. Products are sold in US dollars; other currencies occur only in refunded payments. */
function sumOf(cents: number, currency: string): string {
  if (currency === 'usd') return `US$${(cents / 100).toFixed(2)}`
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** Returns the mail about a payment or refund: product, amount, time and order number. */
export function createPaymentReceiptMail({ to, locale, what, product_id, cents, currency, at, orderId, url }: PaymentReceipt): Mail {
  const { subject, lead, facts, link } = messages[locale]
  const product = productNameOf(product_id, locale)
  return composeMail({
    to,
    locale,
    subject: subject[what](product),
    lead: lead[what],
    facts: facts({ what, product, sum: sumOf(cents, currency), moment: formatMailTime(locale, at), number: orderId.slice(-SHOWN) }),
    link: { ...link, url },
  })
}
