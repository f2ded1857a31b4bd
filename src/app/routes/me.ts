import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { inSection } from './section.ts'

const me = inSection('me')
const settings = () => import('./pages/setting-pages.tsx')

export const meRoutes = [
  createRoute({ path: '/setting/me', ...me.page(settings, 'MePage', msg`我的`) }),
  createRoute({ path: '/setting/contact', ...me.page(settings, 'ContactPage', msg`联系我们`) }),
  createRoute({ path: '/setting/language', ...me.page(settings, 'LanguagePage', msg`语言`) }),
  createRoute({ path: '/setting/appearance', ...me.page(settings, 'AppearancePage', msg`外观`) }),
  // With the chart and the form it shares the file that knows the clocks of a place: a third of a KiB over what others may take.
  createRoute({
    path: '/setting/account',
    ...me.page(() => import('./pages/account-page.tsx'), 'AccountPage', msg`账户与安全`, { budgetKib: 295.5 }),
  }),
  createRoute({ path: '/setting/close', ...me.page(() => import('./pages/close-page.tsx'), 'ClosePage', msg`关闭账户`, { isForm: true }) }),
  createRoute({ path: '/setting/import', ...me.page(() => import('./pages/import-page.tsx'), 'ImportPage', msg`导入`) }),
  createRoute({
    path: '/setting/device-check',
    ...me.page(() => import('./pages/device-check-page.tsx'), 'DeviceCheckPage', msg`设备检查`),
  }),
]
