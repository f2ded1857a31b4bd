import type { MessageDescriptor } from '@lingui/core'
import type { DayLimit } from '#contract/catalogue.ts'
import { codeNameOf } from '#contract/codes.ts'
import type { FieldError, FieldRule } from '#contract/fields.ts'
import type { CodeTries } from '#contract/session.ts'
import { useMessages } from '../language/use-messages.ts'
import { responseCodeMessages, getDayLimitMessage, getTriesLeftMessage } from './code-sentences.ts'
import { msg } from '@lingui/core/macro'

function getMessage(code: number, data: unknown): MessageDescriptor {
  const name = codeNameOf(code) ?? 'serverError'
  // Casts instead of parsing by schema: the login page does not load the schemas.
  const { tries_left, a_day } = (data ?? {}) as Partial<CodeTries & DayLimit>
  if (name === 'codeWrong' && tries_left !== undefined) return getTriesLeftMessage(tries_left)
  if (name === 'tooManyRequests' && a_day !== undefined) return getDayLimitMessage(a_day)
  return responseCodeMessages[name]
}

/** Returns formatters of response codes and field errors in the user's language. */
export function useErrorMessages() {
  const { _ } = useMessages()
  return {
    /** Returns the message of a response code and its data; for an unknown code the message of a server error. */
    ofCode: (code: number, data?: unknown) => _(getMessage(code, data)),
    ofField: ({ rule, limit = '' }: Pick<FieldError, 'rule' | 'limit'>) => _(fieldRuleMessages[rule](limit)),
  }
}

/** Message shown under a field that breaks a validation rule; `limit` is the rule's parameter. */
const fieldRuleMessages: Record<FieldRule, (limit: string) => MessageDescriptor> = {
  required: () => msg`此项必填`,
  whitespace: () => msg`不能只填空格`,
  max: (limit) => msg`最多 ${limit} 个字符，一个汉字算两个`,
  min: (limit) => msg`至少 ${limit} 个字符，一个汉字算两个`,
  length: (limit) => msg`应为 ${limit} 位`,
  enum: (limit) => msg`只能是：${limit}`,
  number: () => msg`请填数字`,
  boolean: () => msg`请选是或否`,
  date: () => msg`没有这个日期或时间`,
  url: () => msg`请填正确的网址`,
  idCard: () => msg`请填正确的身份证号`,
  phone: () => msg`请填正确的电话号码`,
  pattern: () => msg`格式不对`,
  email: () => msg`请输入正确的邮箱`,
  range: (limit) => msg`应在 ${limit} 之间`,
  zone: () => msg`不认识这个时区`,
  birthRange: (limit) => msg`出生年份应在 ${limit} 之间`,
  future: (limit) => msg`${limit}？这一年还没有到`,
  era: (limit) => msg`${limit} 年是民国还是公元？请选一个`,
  clock: () => msg`这样写不明确，请按 24 小时制写，如 14:30`,
  noMarkup: () => msg`不能含有 < > 或控制符`,
  offset: () => msg`时差与时区不符`,
  type: () => msg`格式不对`,
}
