import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ClientCodeName, CodeName } from '#contract/codes.ts'

/** Returns the message for a wrong verification code while attempts are left. */
export const getTriesLeftMessage = (left: number): MessageDescriptor => msg`${plural(left, { other: '验证码不正确，还可以试 # 次' })}`

/** Returns the message for a member who has used all answers of the day (`a_day`); the count resets at midnight. */
export const getDayLimitMessage = (a_day: number): MessageDescriptor => msg`今天已答满 ${a_day} 次，明天 0 点起可以接着问`

/** The message of each response code. The type requires a message for every code. */
export const responseCodeMessages: Record<CodeName | ClientCodeName, MessageDescriptor> = {
  ok: msg`已完成`,
  invalidInput: msg`有几处需要改正`,
  badRequest: msg`请求有误，请重试`,
  bodyTooLarge: msg`内容太大，无法发送`,
  notFound: msg`找不到这份内容`,
  forbidden: msg`没有权限`,
  tooManyRequests: msg`操作太频繁，请稍后再试`,
  keyReused: msg`这项改动已提交过`,
  serverError: msg`服务器出错，请重试`,
  unavailable: msg`服务暂时不可用，请稍后再试`,
  sessionTimedOut: msg`登录已超时，请重新登录`,
  codeWrong: msg`验证码不正确`,
  codeExpired: msg`验证码已过期，请重新获取`,
  codeUsed: msg`验证码已用过，请重新获取`,
  codeTriesSpent: msg`输错次数太多，请重新获取验证码`,
  codeSentRecently: msg`验证码刚刚发过，请稍候再取`,
  oauthRefused: msg`Google 登录没有通过核对，请重新登录`,
  emailUnverified: msg`这个 Google 账户的邮箱还没有验证，请先到 Google 验证，或改用邮箱登录`,
  oauthOff: msg`这里没有开放 Google 登录，请用邮箱登录`,
  archiveStale: msg`这份档案在别处改过`,
  archiveExists: msg`这份档案已存在，内容不同`,
  archiveLimit: msg`档案数量已到上限`,
  archiveEditSpent: msg`书已解锁的档案只能修改一次`,
  archiveLocked: msg`请先解锁档案`,
  alreadyUnlocked: msg`已经解锁，无需再买`,
  notForSale: msg`这件商品现在不出售`,
  timesSpent: msg`次数已用完`,
  paymentOff: msg`这台服务器暂不收款`,
  notOnSaleYet: msg`还没有开卖`,
  bookNotFree: msg`这本书还没有买`,
  markLimit: msg`这份档案的批注已到上限`,
  lifeLimit: msg`这份档案记的事或判的句子已到上限`,
  answerPending: msg`上一个回答还没写完`,
  imageLimit: msg`图片已到上限，请删去旧的`,
  chatLimit: msg`对话已到上限，请删去旧的，或另开一个`,
  redeemFailed: msg`操作异常，请检查兑换码后重试`,
  offline: msg`没有网络，请联网后重试`,
  timeout: msg`等待超时，请重试`,
  emptyAnswer: msg`请求接口出错`,
  unreadable: msg`读不懂服务器的回答，请重试`,
}
