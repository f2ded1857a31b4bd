import type { Locale } from '#contract/locale.ts'
import { renderPayShell } from '../../ports/payment/pay-shell.ts'

/**
 * Reason why a payment URL is invalid: order paid, URL used (the order shows the result), expired uncharged, or payment service
 * unreachable.
 */
export type InvalidPayUrlReason = 'paid' | 'used' | 'gone' | 'busy'

/** Texts of the page. The server cannot use the app's message catalogues. */
const messages: Readonly<Record<Locale, Readonly<Record<InvalidPayUrlReason | 'shop' | 'order', string>>>> = {
  zh_CN: {
    paid: '这笔订单已经付过了，不用再付。',
    used: '这个付款网址已经用过。付款到了哪一步，看这笔订单就知道。',
    gone: '这个付款网址已经用过或过期。没有产生任何费用，请回到商店重新下单。',
    busy: '暂时连不上付款服务。没有产生任何费用，请稍后再试。',
    shop: '返回商店',
    order: '看这笔订单',
  },
  zh_TW: {
    paid: '這筆訂單已經付過了，不用再付。',
    used: '這個付款網址已經用過。付款到了哪一步，看這筆訂單就知道。',
    gone: '這個付款網址已經用過或過期。沒有產生任何費用，請回到商店重新下單。',
    busy: '目前連不上付款服務。沒有產生任何費用，請稍後再試。',
    shop: '返回商店',
    order: '看這筆訂單',
  },
  en_US: {
    paid: 'This order is paid for already. You don’t need to pay again.',
    used: 'This payment link has been used already. The order says how the payment went.',
    gone: 'This payment link has expired or been used already. You weren’t charged; please order again in the shop.',
    busy: 'We can’t reach the payment service right now. You weren’t charged; please try again later.',
    shop: 'Back to the shop',
    order: 'See the order',
  },
}

/** Renders the page for an invalid payment URL, with a link to the order if given, else to the shop. */
export function renderInvalidPayPage(locale: Locale, why: InvalidPayUrlReason, nonce: string, orderId?: string): string {
  const own = messages[locale]
  const [href, name] = orderId === undefined ? ['/setting/shop', own.shop] : [`/payok?order_id=${orderId}`, own.order]
  return renderPayShell({ locale, title: name, body: `<main><h1>${own[why]}</h1><a href="${href}">${name}</a></main>` }, nonce)
}
