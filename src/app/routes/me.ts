import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { createSectionRouteFactory } from './shell.ts'

const me = createSectionRouteFactory('me')
const settings = () => import('./pages/setting-pages.tsx')
const legal = () => import('./pages/legal-pages.tsx')

export const meRoutes = [
  createRoute({ path: '/setting/me', ...me.page(settings, 'MePage', msg`我的`, { budgetKib: 318 }) }),
  createRoute({ path: '/setting/contact', ...me.page(settings, 'ContactPage', msg`联系我们`, { budgetKib: 318 }) }),
  createRoute({ path: '/setting/terms', ...me.page(legal, 'ServiceTermsPage', msg`服务协议`) }),
  createRoute({ path: '/setting/privacy', ...me.page(legal, 'PrivacyPolicyPage', msg`隐私政策`) }),
  createRoute({ path: '/setting/language', ...me.page(settings, 'LanguagePage', msg`语言`, { budgetKib: 318 }) }),
  createRoute({
    path: '/setting/reminders',
    ...me.page(() => import('./pages/reminders-page.tsx'), 'RemindersPage', msg`提醒`),
  }),
  createRoute({
    path: '/setting/appearance',
    ...me.page(() => import('./pages/appearance-page.tsx'), 'AppearancePage', msg`外观`),
  }),
  createRoute({
    path: '/setting/account',
    // The higher budget covers export and import of backups.
    ...me.page(() => import('./pages/account-page.tsx'), 'AccountPage', msg`账户与安全`, { budgetKib: 310 }),
  }),
  createRoute({
    path: '/setting/email',
    ...me.page(() => import('./pages/change-email-page.tsx'), 'ChangeEmailPage', msg`更换邮箱`, {
      isForm: true,
      crumbs: ['/setting/account', 'title'],
    }),
  }),
  createRoute({
    path: '/setting/close',
    ...me.page(() => import('./pages/close-account-page.tsx'), 'CloseAccountPage', msg`关闭账户`, {
      isForm: true,
      crumbs: ['/setting/account', 'title'],
    }),
  }),
  createRoute({
    path: '/setting/import',
    ...me.page(() => import('./pages/import-page.tsx'), 'ImportPage', msg`导入`, { budgetKib: 341, crumbs: ['/setting/account', 'title'] }),
  }),
  createRoute({
    path: '/setting/device-check',
    ...me.page(() => import('./pages/device-check-page.tsx'), 'DeviceCheckPage', msg`设备检查`, { budgetKib: 328 }),
  }),
]
