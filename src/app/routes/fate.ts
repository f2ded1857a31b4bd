import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { createSectionRouteFactory } from './shell.ts'

const fate = createSectionRouteFactory('fate')
const fortune = () => import('./pages/fate-index-page.tsx')
const pictures = () => import('./pages/picture-pages.tsx')
const cycles = () => import('./pages/cycles-page.tsx')
const year = () => import('./pages/year-page.tsx')
const month = () => import('./pages/month-page.tsx')
const days = () => import('./pages/day-finder-page.tsx')
const readings = () => import('./first/prefetch-today.ts')

/** Reads the data of the first render in advance. Ignores errors: the page's live queries read the data again. */
const ahead = () =>
  readings()
    .then(({ prefetchToday: readAhead }) => readAhead())
    .catch(() => undefined)
const today = {
  loader: ahead,
  ...fate.page(fortune, 'FateIndexPage', msg`今日`, { isFirstScreen: true, files: [readings], prefetch: ahead, budgetKib: 248 }),
}

/** Computes the month's days on a preload (e.g. hover), not on a navigation: then the page itself computes the missing days. */
const monthAhead = ({ preload }: { preload: boolean }) =>
  preload ? month().then(({ prefetchPresentMonth: readMonthAhead }) => readMonthAhead().catch(() => undefined)) : undefined

/** Parses the search parameter `archiveId`: the archive to show; default: the archive on the Today page. */
const validateSearch = (search: Record<string, unknown>): { archiveId?: string } =>
  typeof search.archiveId === 'string' ? { archiveId: search.archiveId } : {}

interface YearSearch {
  archiveId?: string
  /** Year to show; default: the present Bazi year. */
  year?: number
  /** Version of the yearly report; default: the current version. */
  version?: number
  /** Shows the whole report at once, for printing. */
  card?: 'all'
}

const validateYear = (search: Record<string, unknown>): YearSearch => ({
  ...validateSearch(search),
  ...(Number.isInteger(search.year) && { year: Number(search.year) }),
  ...(Number.isInteger(search.version) && { version: Number(search.version) }),
  ...(search.card === 'all' && { card: 'all' }),
})

/** Parses the search parameter `month`: YYYY-MM; default: the present month. */
const validateMonth = (search: Record<string, unknown>): { month?: string } =>
  typeof search.month === 'string' ? { month: search.month } : {}

/** Parses the search parameter `image`: id of the one picture to show; default: all pictures. */
const validateImage = (search: Record<string, unknown>): { image?: string } =>
  typeof search.image === 'string' ? { image: search.image } : {}

export const fateRoutes = [
  createRoute({ path: '/home', ...fate.leadsTo('/home/index') }),
  // Alias of the Today page; `isDetail` excludes it from lists of pages.
  createRoute({ path: '/home/index', ...today, staticData: { ...today.staticData, isDetail: true } }),
  createRoute({ path: '/fate', ...fate.leadsTo('/fate/index') }),
  createRoute({ path: '/fate/index', ...today }),
  createRoute({
    path: '/fate/year',
    validateSearch: validateYear,
    ...fate.page(year, 'YearPage', msg`流年`, { budgetKib: 358, crumbs: ['title', 'archive', 'year'] }),
  }),
  createRoute({
    path: '/fate/cycles',
    validateSearch,
    ...fate.page(cycles, 'CyclesPage', msg`大运流年`, { budgetKib: 325, crumbs: ['title', 'archive'] }),
  }),
  createRoute({
    path: '/fate/month',
    validateSearch: validateMonth,
    loader: monthAhead,
    ...fate.page(month, 'MonthPage', msg`月运`, { budgetKib: 312, crumbs: ['title', 'month'] }),
  }),
  createRoute({ path: '/fate/days', ...fate.page(days, 'DayFinderPage', msg`择日`) }),
  createRoute({
    path: '/fate/pic',
    validateSearch: validateImage,
    ...fate.page(pictures, 'PicturesPage', msg`壁纸与画像`, { budgetKib: 351 }),
  }),
  createRoute({
    path: '/fate/picAvatar',
    ...fate.page(pictures, 'PortraitStudioPage', msg`命盘画像`, { isForm: true, budgetKib: 351, crumbs: ['/fate/pic', 'title'] }),
  }),
  createRoute({
    path: '/fate/picWallpaper',
    ...fate.page(pictures, 'WallpaperStudioPage', msg`月令壁纸`, { isForm: true, budgetKib: 351, crumbs: ['/fate/pic', 'title'] }),
  }),
]
