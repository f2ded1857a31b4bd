import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'zh_CN',
  locales: ['zh_CN', 'zh_TW', 'en_US'],
  fallbackLocales: {},
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src/app', 'src/server'] }],
  orderBy: 'messageId',
})
