import type { Locale } from '#contract/locale.ts'
import type { Mail } from '../../ports/mail/mail.ts'
import { CODE_MINUTES, type Purpose } from './codes.ts'

interface Words {
  readonly lang: string
  readonly subject: string
  readonly lead: string
  readonly limit: string
  readonly ignore: string
  readonly sign: string
}

const words: Readonly<Record<Locale, Words>> = {
  zh_CN: {
    lang: 'zh-CN',
    subject: '命书登录验证码',
    lead: '你正在登录命书，验证码是：',
    limit: `${CODE_MINUTES} 分钟内有效，只能使用一次。请不要把它告诉任何人。`,
    ignore: '如果这不是你本人的操作，请忽略这封邮件，你的账户不会有任何变化。',
    sign: '命书',
  },
  zh_TW: {
    lang: 'zh-TW',
    subject: '命書登入驗證碼',
    lead: '你正在登入命書，驗證碼是：',
    limit: `${CODE_MINUTES} 分鐘內有效，只能使用一次。請勿將它告訴任何人。`,
    ignore: '如果這不是你本人的操作，請忽略這封郵件，你的帳號不會有任何變動。',
    sign: '命書',
  },
  en_US: {
    lang: 'en-US',
    subject: 'Your Mingshu login code',
    lead: 'Here is your code to log in to Mingshu:',
    limit: `It works once, within the next ${CODE_MINUTES} minutes. Please don’t share it with anyone.`,
    ignore: 'If you didn’t try to log in, you can ignore this e-mail; nothing will happen to your account.',
    sign: 'Mingshu',
  },
}

function textOf({ lead, limit, ignore, sign }: Words, code: string): string {
  return [lead, `    ${code}`, limit, ignore, `— ${sign}`].join('\n\n') + '\n'
}

// Mail programs know inline styles and little else.
function htmlOf({ lang, lead, limit, ignore, sign }: Words, code: string): string {
  return `<!doctype html>
<html lang="${lang}"><body style="margin:0;padding:32px 16px;background:#f5f2ec;color:#33302b;font:16px/1.7 'PingFang SC','PingFang TC','Microsoft YaHei','Microsoft JhengHei',Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #e3ddd1">
<p style="margin:0 0 16px">${lead}</p>
<p style="margin:0 0 16px;font-size:32px;font-weight:600;letter-spacing:8px">${code}</p>
<p style="margin:0 0 16px">${limit}</p>
<p style="margin:0 0 24px;color:#6b655b;font-size:14px">${ignore}</p>
<p style="margin:0;color:#6b655b;font-size:14px">${sign}</p>
</div></body></html>
`
}

/** What a mail says otherwise when its code closes the account. */
const closingWords: Readonly<Record<Locale, Pick<Words, 'subject' | 'lead' | 'ignore'>>> = {
  zh_CN: {
    subject: '命书关闭账户验证码',
    lead: '你正在关闭命书账户，档案与全部内容会永久删除。验证码是：',
    ignore: '如果这不是你本人的操作，请不要使用这个验证码，并在「账户与安全」里退出不认识的设备。不输入它，账户就不会关闭。',
  },
  zh_TW: {
    subject: '命書關閉帳號驗證碼',
    lead: '你正在關閉命書帳號，檔案與全部內容會永久刪除。驗證碼是：',
    ignore: '如果這不是你本人的操作，請不要使用這個驗證碼，並在「帳號與安全」裡登出不認識的裝置。不輸入它，帳號就不會關閉。',
  },
  en_US: {
    subject: 'Your code to close your Mingshu account',
    lead: 'You are closing your Mingshu account. Your archives and everything else in it will be deleted for good. Here is your code:',
    ignore: 'If this wasn’t you, don’t use this code, and log out the devices you don’t know under “Account and security”. Without the code, your account stays open.',
  },
}

/** The mail that brings a code to log in or to close the account, in the reader's language. */
export function codeMail(to: string, code: string, locale: Locale, purpose: Purpose = 'login'): Mail {
  const own = { ...words[locale], ...(purpose === 'closing' && closingWords[locale]) }
  return { to, subject: own.subject, text: textOf(own, code), html: htmlOf(own, code), code }
}
