import type { Locale } from '#contract/locale.ts'
import { payShell } from '../../ports/payment/pay-shell.ts'

/** Why an address leads nowhere: it is good no more, or the payment service cannot be reached. */
export type DeadEnd = 'gone' | 'busy'

/** The app's catalogues are not at hand here. */
const words: Readonly<Record<Locale, Readonly<Record<DeadEnd | 'back', string>>>> = {
  zh_CN: {
    gone: '这个付款网址已经用过或过期。没有产生任何费用，请回到商店重新下单。',
    busy: '暂时连不上付款服务。没有产生任何费用，请稍后再试。',
    back: '返回商店',
  },
  zh_TW: {
    gone: '這個付款網址已經用過或過期。沒有產生任何費用，請回到商店重新下單。',
    busy: '目前連不上付款服務。沒有產生任何費用，請稍後再試。',
    back: '返回商店',
  },
  en_US: {
    gone: 'This payment link has expired or been used already. You weren’t charged; please order again in the shop.',
    busy: 'We can’t reach the payment service right now. You weren’t charged; please try again later.',
    back: 'Back to the shop',
  },
}

/** The page of an address that leads nowhere (any more), or not now. */
export function deadEndPage(locale: Locale, why: DeadEnd, nonce: string): string {
  const own = words[locale]
  return payShell({ locale, title: own.back, body: `<main><h1>${own[why]}</h1><a href="/setting/shop">${own.back}</a></main>` }, nonce)
}
