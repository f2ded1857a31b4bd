import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { inSection } from './section.ts'

const fate = inSection('fate')
const fortune = () => import('./pages/fate-index-page.tsx')
const later = () => import('./pages/later-pages.tsx')
const readings = () => import('./first/read-ahead.ts')

/** What the fortune's first render shows is read before it. It is read again live: a failure here is no failure. */
const ahead = () =>
  readings()
    .then(({ readAhead }) => readAhead())
    .catch(() => undefined)
const today = {
  loader: ahead,
  ...fate.page(fortune, 'FateIndexPage', msg`今日`, { isFirstScreen: true, first: [readings], ahead, budgetKib: 250 }),
}

export const fateRoutes = [
  createRoute({ path: '/home', ...fate.leadsTo('/home/index') }),
  createRoute({ path: '/home/index', ...today }),
  createRoute({ path: '/fate', ...fate.leadsTo('/fate/index') }),
  createRoute({ path: '/fate/index', ...today }),
  createRoute({ path: '/fate/year', ...fate.page(later, 'YearPage', msg`流年`) }),
  createRoute({ path: '/fate/month', ...fate.page(later, 'MonthPage', msg`月运`) }),
  createRoute({ path: '/fate/pic', ...fate.page(later, 'PicturesPage', msg`壁纸与画像`) }),
  createRoute({ path: '/fate/picAvatar', ...fate.page(later, 'PortraitPage', msg`命盘画像`) }),
  createRoute({ path: '/fate/picWallpaper', ...fate.page(later, 'WallpaperPage', msg`月令壁纸`) }),
]
