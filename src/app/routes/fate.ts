import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { inSection } from './section.ts'

const fate = inSection('fate')
const fortune = () => import('./pages/fate-index-page.tsx')
const pictures = () => import('./pages/picture-pages.tsx')
const cycles = () => import('./pages/cycles-page.tsx')
const year = () => import('./pages/year-page.tsx')
const month = () => import('./pages/month-page.tsx')
const days = () => import('./pages/days-page.tsx')
const readings = () => import('./first/read-ahead.ts')

/** What the fortune's first render shows is read before it. It is read again live: a failure here is no failure. */
const ahead = () =>
  readings()
    .then(({ readAhead }) => readAhead())
    .catch(() => undefined)
const today = {
  loader: ahead,
  ...fate.page(fortune, 'FateIndexPage', msg`今日`, { isFirstScreen: true, first: [readings], ahead, budgetKib: 248 }),
}

/** A preload alone waits for the month's days. What was not reckoned ahead is reckoned with the page. */
const monthAhead = ({ preload }: { preload: boolean }) =>
  preload ? month().then(({ readMonthAhead }) => readMonthAhead().catch(() => undefined)) : undefined

/** `?archiveId=` names whose years they are; without one the current archive is meant. */
const validateSearch = (search: Record<string, unknown>): { archiveId?: string } =>
  typeof search.archiveId === 'string' ? { archiveId: search.archiveId } : {}

interface YearSearch {
  archiveId?: string
  /** That of the sixty; without one the present year is meant. */
  year?: number
  /** Of the year's report; the current one without it. */
  version?: number
  /** All of the report, as it goes on paper. */
  card?: 'all'
}

const validateYear = (search: Record<string, unknown>): YearSearch => ({
  ...validateSearch(search),
  ...(Number.isInteger(search.year) && { year: Number(search.year) }),
  ...(Number.isInteger(search.version) && { version: Number(search.version) }),
  ...(search.card === 'all' && { card: 'all' }),
})

/** `month` is YYYY-MM; without one the present month is meant. */
const validateMonth = (search: Record<string, unknown>): { month?: string } =>
  typeof search.month === 'string' ? { month: search.month } : {}

/** `image` is one to be seen large; without it all are meant. */
const validateImage = (search: Record<string, unknown>): { image?: string } =>
  typeof search.image === 'string' ? { image: search.image } : {}

export const fateRoutes = [
  createRoute({ path: '/home', ...fate.leadsTo('/home/index') }),
  // The same page by another address.
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
  createRoute({ path: '/fate/days', ...fate.page(days, 'DaysPage', msg`择日`) }),
  createRoute({
    path: '/fate/pic',
    validateSearch: validateImage,
    ...fate.page(pictures, 'PicturesPage', msg`壁纸与画像`, { budgetKib: 351 }),
  }),
  createRoute({
    path: '/fate/picAvatar',
    ...fate.page(pictures, 'PortraitPage', msg`命盘画像`, { isForm: true, budgetKib: 351, crumbs: ['/fate/pic', 'title'] }),
  }),
  createRoute({
    path: '/fate/picWallpaper',
    ...fate.page(pictures, 'WallpaperPage', msg`月令壁纸`, { isForm: true, budgetKib: 351, crumbs: ['/fate/pic', 'title'] }),
  }),
]
