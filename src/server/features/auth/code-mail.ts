import type { Locale } from '#contract/locale.ts'
import { letter, type Letter } from '../../ports/mail/letter.ts'
import type { Mail } from '../../ports/mail/mail.ts'
import { CODE_MINUTES } from './codes.ts'

const words: Readonly<Record<Locale, Pick<Letter, 'subject' | 'lead' | 'limit' | 'ignore'>>> = {
  zh_CN: {
    subject: '命书登录验证码',
    lead: '你正在登录命书，验证码是：',
    limit: `${CODE_MINUTES} 分钟内有效，只能使用一次。请不要把它告诉任何人。`,
    ignore: '如果这不是你本人的操作，请忽略这封邮件，你的账户不会有任何变化。',
  },
  zh_TW: {
    subject: '命書登入驗證碼',
    lead: '你正在登入命書，驗證碼是：',
    limit: `${CODE_MINUTES} 分鐘內有效，只能使用一次。請勿將它告訴任何人。`,
    ignore: '如果這不是你本人的操作，請忽略這封郵件，你的帳號不會有任何變動。',
  },
  en_US: {
    subject: 'Your Mingshu login code',
    lead: 'Here is your code to log in to Mingshu:',
    limit: `It works once, within the next ${CODE_MINUTES} minutes. Please don’t share it with anyone.`,
    ignore: 'If you didn’t try to log in, you can ignore this e-mail; nothing will happen to your account.',
  },
}

/** The mail that brings a login code, in the reader's language. */
export function codeMail(to: string, code: string, locale: Locale): Mail {
  return letter({ to, code, locale, ...words[locale] })
}
