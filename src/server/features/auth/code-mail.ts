import type { Locale } from '#contract/locale.ts'
import { composeMail, type MailContent } from '../../ports/mail/letter.ts'
import type { Mail } from '../../ports/mail/mail.ts'
import { CODE_LIFETIME_MINUTES } from './codes.ts'

type Messages = Pick<MailContent, 'subject' | 'lead' | 'limit' | 'ignore'>

const loginMessages: Readonly<Record<Locale, Messages & { readonly link: { readonly lead: string; readonly label: string } }>> = {
  zh_CN: {
    subject: '命书登录验证码',
    lead: '你正在登录命书，验证码是：',
    link: { lead: '也可以在要登录的设备上打开这个链接：', label: '用链接登录' },
    limit: `验证码和链接 ${CODE_LIFETIME_MINUTES} 分钟内有效，用其中一个即可，只能用一次。请不要告诉任何人。`,
    ignore: '如果这不是你本人的操作，请忽略这封邮件，你的账户不会有任何变化。',
  },
  zh_TW: {
    subject: '命書登入驗證碼',
    lead: '你正在登入命書，驗證碼是：',
    link: { lead: '也可以在要登入的裝置上開啟這個連結：', label: '用連結登入' },
    limit: `驗證碼與連結 ${CODE_LIFETIME_MINUTES} 分鐘內有效，用其中一個即可，只能用一次。請勿告訴任何人。`,
    ignore: '如果這不是你本人的操作，請忽略這封郵件，你的帳號不會有任何變動。',
  },
  en_US: {
    subject: 'Your Mingshu login code',
    lead: 'Here’s your code to log in to Mingshu:',
    link: { lead: 'Or open this link on the device you want to log in on:', label: 'Log in with this link' },
    limit: `Use either one, once, within the next ${CODE_LIFETIME_MINUTES} minutes. Please don’t share them with anyone.`,
    ignore: 'If you didn’t try to log in, you can ignore this email. Nothing will happen to your account.',
  },
}

const closingMessages: Readonly<Record<Locale, Messages>> = {
  zh_CN: {
    subject: '命书关闭账户验证码',
    lead: '你正在关闭命书账户，档案与全部内容会永久删除。验证码是：',
    limit: `${CODE_LIFETIME_MINUTES} 分钟内有效，只能使用一次。请不要把它告诉任何人。`,
    ignore: '如果这不是你本人的操作，请不要使用这个验证码，并在“账户与安全”里退出不认识的设备。不输入它，账户就不会关闭。',
  },
  zh_TW: {
    subject: '命書關閉帳號驗證碼',
    lead: '你正在關閉命書帳號，檔案與全部內容會永久刪除。驗證碼是：',
    limit: `${CODE_LIFETIME_MINUTES} 分鐘內有效，只能使用一次。請勿將它告訴任何人。`,
    ignore: '如果這不是你本人的操作，請不要使用這個驗證碼，並在「帳號與安全」裡登出不認識的裝置。不輸入它，帳號就不會關閉。',
  },
  en_US: {
    subject: 'Your code to close your Mingshu account',
    lead: 'You’re closing your Mingshu account. Your archives and everything else in it will be deleted for good. Here’s your code:',
    limit: `It works once, within the next ${CODE_LIFETIME_MINUTES} minutes. Please don’t share it with anyone.`,
    ignore:
      'If this wasn’t you, don’t use this code, and log out the devices you don’t know under “Account and security”. Without the code, your account stays open.',
  },
}

interface Content {
  readonly to: string
  readonly code: string
  readonly locale: Locale
}

/** Returns the mail with a login code and a login link. */
export function createLoginMail({ url, ...content }: Content & { readonly url: string }): Mail {
  const { link, ...messages } = loginMessages[content.locale]
  return composeMail({ ...content, ...messages, link: { ...link, url } })
}

/** Returns the mail with the code that confirms closing the account. */
export function createClosingMail(content: Content): Mail {
  return composeMail({ ...content, ...closingMessages[content.locale] })
}
