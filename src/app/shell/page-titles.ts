import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the browser's tab, its history and a screen reader call each page. */
const titles: Record<string, MessageDescriptor> = {
  '/home/index': msg`今日`,
  '/fate/index': msg`今日`,
  '/fate/year': msg`流年`,
  '/fate/month': msg`月运`,
  '/fate/pic': msg`壁纸与画像`,
  '/fate/picAvatar': msg`命盘画像`,
  '/fate/picWallpaper': msg`月令壁纸`,
  '/archive/index': msg({ message: '命书', context: 'section' }),
  '/archive/add': msg`添加档案`,
  '/archive/file': msg`修改档案`,
  '/archive/oldversion': msg`旧版命书`,
  '/archive/newversion': msg`新版命书`,
  '/chat/index': msg`召唤`,
  '/chat/ai': msg`召唤`,
  '/chat/log': msg`回忆`,
  '/chat/loglist': msg`回忆`,
  '/setting/shop': msg`商店`,
  '/setting/paylog': msg`支付记录`,
  '/payok': msg`付款结果`,
  '/setting/exchangecode': msg`兑换码`,
  '/setting/contact': msg`联系我们`,
  '/setting/account': msg`账户与安全`,
  '/setting/import': msg`导入`,
  '/setting/close': msg`关闭账户`,
  '/setting/language': msg`语言`,
  '/setting/appearance': msg`外观`,
  '/setting/device-check': msg`设备检查`,
  '/setting/me': msg`我的`,
}

export function pageTitleOf(pathname: string): MessageDescriptor | undefined {
  return titles[pathname.replace(/\/$/, '')]
}

/** Pages with one thing to finish: the bottom bar leaves room for them. */
export function isFormPage(pathname: string): boolean {
  return /^\/(archive\/(add|file)|setting\/close)\/?$/.test(pathname)
}
