import type { Locale } from '#contract/locale.ts'
import { composeMail, type MailContent } from '../../ports/mail/letter.ts'
import type { Mail } from '../../ports/mail/mail.ts'
import { formatMailTime } from '../../ports/mail/format-utc-time.ts'
import { CODE_LIFETIME_MINUTES } from './codes.ts'

type Messages = Pick<MailContent, 'subject' | 'lead' | 'limit' | 'ignore'>
type CodeOf = 'oldAddress' | 'newAddress'

const codeMessages: Readonly<Record<Locale, Readonly<Record<CodeOf, Messages>>>> = {
  zh_CN: {
    oldAddress: {
      subject: '命书更换邮箱验证码',
      lead: '你正在更换命书账户的邮箱。这是发到现用邮箱的验证码：',
      limit: `${CODE_LIFETIME_MINUTES} 分钟内有效，只能使用一次。另一个验证码在新邮箱里，两个都要写下。请不要把它告诉任何人。`,
      ignore: '如果这不是你本人的操作，请不要使用这个验证码，并在“账户与安全”里退出不认识的设备。不输入它，邮箱就不会更换。',
    },
    newAddress: {
      subject: '命书更换邮箱验证码',
      lead: '你正在把命书账户的邮箱换成这个。这是发到新邮箱的验证码：',
      limit: `${CODE_LIFETIME_MINUTES} 分钟内有效，只能使用一次。另一个验证码在现用邮箱里，两个都要写下。请不要把它告诉任何人。`,
      ignore: '如果这不是你本人的操作，请忽略这封邮件。不输入它，就什么都不会改变。',
    },
  },
  zh_TW: {
    oldAddress: {
      subject: '命書更換信箱驗證碼',
      lead: '你正在更換命書帳號的信箱。這是寄到目前信箱的驗證碼：',
      limit: `${CODE_LIFETIME_MINUTES} 分鐘內有效，只能使用一次。另一個驗證碼在新信箱裡，兩個都要填寫。請勿將它告訴任何人。`,
      ignore: '如果這不是你本人的操作，請不要使用這個驗證碼，並在「帳號與安全」裡登出不認識的裝置。不輸入它，信箱就不會更換。',
    },
    newAddress: {
      subject: '命書更換信箱驗證碼',
      lead: '你正在把命書帳號的信箱換成這個。這是寄到新信箱的驗證碼：',
      limit: `${CODE_LIFETIME_MINUTES} 分鐘內有效，只能使用一次。另一個驗證碼在目前的信箱裡，兩個都要填寫。請勿將它告訴任何人。`,
      ignore: '如果這不是你本人的操作，請忽略這封郵件。不輸入它，就什麼都不會改變。',
    },
  },
  en_US: {
    oldAddress: {
      subject: 'Your code to change your Mingshu email',
      lead: 'You’re changing the email address of your Mingshu account. Here’s the code for your current address:',
      limit: `It works once, within the next ${CODE_LIFETIME_MINUTES} minutes. A second code is at the new address, and both are needed. Please don’t share them with anyone.`,
      ignore:
        'If this wasn’t you, don’t use this code, and log out the devices you don’t know under “Account and security”. Without the code, your address stays as it is.',
    },
    newAddress: {
      subject: 'Your code to change your Mingshu email',
      lead: 'You’re making this the email address of your Mingshu account. Here’s the code for the new address:',
      limit: `It works once, within the next ${CODE_LIFETIME_MINUTES} minutes. A second code is at your current address, and both are needed. Please don’t share them with anyone.`,
      ignore: 'If this wasn’t you, you can ignore this email. Without the code, nothing changes.',
    },
  },
}

const takenMessages: Readonly<Record<Locale, Messages>> = {
  zh_CN: {
    subject: '这个邮箱已有命书账户',
    lead: '有人想把另一个命书账户的邮箱换成这个。这个邮箱已有命书账户，所以没有换成。',
    limit: '如果是你本人，请换一个邮箱，或先关闭这个邮箱的账户。',
    ignore: '如果这不是你本人的操作，请忽略这封邮件，你的账户不会有任何变化。',
  },
  zh_TW: {
    subject: '這個信箱已有命書帳號',
    lead: '有人想把另一個命書帳號的信箱換成這個。這個信箱已有命書帳號，所以沒有換成。',
    limit: '如果是你本人，請換一個信箱，或先關閉這個信箱的帳號。',
    ignore: '如果這不是你本人的操作，請忽略這封郵件，你的帳號不會有任何變動。',
  },
  en_US: {
    subject: 'This address already has a Mingshu account',
    lead: 'Someone tried to make this the email address of another Mingshu account. It already has an account, so nothing was changed.',
    limit: 'If it was you, choose another address, or close the account of this one first.',
    ignore: 'If it wasn’t you, you can ignore this email. Nothing will happen to your account.',
  },
}

const changedMessages: Readonly<
  Record<Locale, { subject: string; lead: string; moment: (moment: string) => string; ignore: (support: string) => string }>
> = {
  zh_CN: {
    subject: '命书账户的邮箱已更换',
    lead: '你的命书账户换了邮箱。从现在起用新邮箱登录，这个邮箱不再通向你的账户。',
    moment: (moment) => `更换时间：${moment}`,
    ignore: (support) => `如果这不是你本人的操作，请尽快写信给我们：${support}`,
  },
  zh_TW: {
    subject: '命書帳號的信箱已更換',
    lead: '你的命書帳號換了信箱。從現在起用新信箱登入，這個信箱不再通往你的帳號。',
    moment: (moment) => `更換時間：${moment}`,
    ignore: (support) => `如果這不是你本人的操作，請盡快寫信給我們：${support}`,
  },
  en_US: {
    subject: 'Your Mingshu email address was changed',
    lead: 'Your Mingshu account has a new email address. From now on you log in with that one; this address no longer leads to your account.',
    moment: (moment) => `Changed: ${moment}`,
    ignore: (support) => `If this wasn’t you, please write to us soon: ${support}`,
  },
}

/** Returns the mail with the code for the old or for the new address of an address change. */
export function createAddressCodeMail(to: string, locale: Locale, purpose: CodeOf, code: string): Mail {
  return composeMail({ to, locale, code, ...codeMessages[locale][purpose] })
}

/** Returns the mail that a new address gets instead of a code if it already has an account. */
export function createAddressTakenMail(to: string, locale: Locale): Mail {
  return composeMail({ to, locale, ...takenMessages[locale] })
}

/** Returns the notice to the old address after the change (`at` in ms). It does not mention the new address. */
export function createAddressChangedMail(to: string, locale: Locale, at: number, support: string): Mail {
  const { subject, lead, moment, ignore } = changedMessages[locale]
  return composeMail({ to, locale, subject, lead, facts: [moment(formatMailTime(locale, at))], ignore: ignore(support) })
}
