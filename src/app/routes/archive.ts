import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { createSectionRouteFactory } from './shell.ts'

const book = createSectionRouteFactory('book')
const forms = () => import('./pages/archive-form-pages.tsx')
const versions = () => import('./pages/book-version-pages.tsx')

/** Parses the search parameter `archiveId`: the archive to show; default: the current archive. */
const validateSearch = (search: Record<string, unknown>): { archiveId?: string } =>
  typeof search.archiveId === 'string' ? { archiveId: search.archiveId } : {}

/** Parses `archiveId` and `version`: number of an older version of the book. */
const validateVersion = (search: Record<string, unknown>): { archiveId?: string; version?: number } => ({
  ...validateSearch(search),
  ...(typeof search.version === 'number' && { version: search.version }),
})

/** Parses `archiveId`, `version`, `card` (id of the card to show) and `opened` (the book was just unlocked). */
const validateCard = (search: Record<string, unknown>): { archiveId?: string; card?: string; version?: number; opened?: true } => ({
  ...validateVersion(search),
  ...(typeof search.card === 'string' && { card: search.card }),
  ...(search.opened === true && { opened: true }),
})

/** Parses `archiveId` and `turn`: type of the boundary to compare, for a birth near more than one. */
const validateBoth = (search: Record<string, unknown>): { archiveId?: string; turn?: string } => ({
  ...validateSearch(search),
  ...(typeof search.turn === 'string' && { turn: search.turn }),
})

/** Parses `archiveId` and `with`: id of the second person's archive. */
const validateTwo = (search: Record<string, unknown>): { archiveId?: string; with?: string } => ({
  ...validateSearch(search),
  ...(typeof search.with === 'string' && { with: search.with }),
})

/** Parses the search parameter `term`: id of the open glossary entry. */
const ofTerm = (search: Record<string, unknown>): { term?: string } => (typeof search.term === 'string' ? { term: search.term } : {})

export const archiveRoutes = [
  createRoute({ path: '/archive', ...book.leadsTo('/archive/index') }),
  createRoute({
    path: '/archive/index',
    validateSearch: validateCard,
    ...book.page(() => import('./pages/archive-index-page.tsx'), 'ArchiveIndexPage', msg({ message: '命书', context: 'section' }), {
      budgetKib: 323,
      crumbs: ['archive', 'card'],
    }),
  }),
  createRoute({ path: '/archive/add', ...book.page(forms, 'AddArchivePage', msg`添加档案`, { isForm: true, budgetKib: 326 }) }),
  createRoute({
    path: '/archive/file',
    validateSearch,
    ...book.page(forms, 'EditArchivePage', msg`修改档案`, { isForm: true, budgetKib: 326, crumbs: ['archive', 'title'] }),
  }),
  createRoute({
    path: '/archive/both',
    validateSearch: validateBoth,
    ...book.page(() => import('./pages/both-charts-page.tsx'), 'BothChartsPage', msg`两边的盘`, {
      isDetail: true,
      crumbs: ['archive', 'title'],
    }),
  }),
  createRoute({
    path: '/archive/other',
    validateSearch,
    ...book.page(() => import('./pages/other-chart-page.tsx'), 'OtherChartPage', msg`别处的盘为什么不同`, {
      budgetKib: 349,
      crumbs: ['archive', 'title'],
    }),
  }),
  createRoute({
    path: '/archive/hours',
    validateSearch,
    ...book.page(() => import('./pages/hour-finder-page.tsx'), 'HourFinderPage', msg`找时辰`, {
      budgetKib: 334,
      crumbs: ['archive', 'title'],
    }),
  }),
  createRoute({
    path: '/archive/reverse',
    ...book.page(() => import('./pages/reverse-search-page.tsx'), 'ReverseSearchPage', msg`由四柱查日期`, { budgetKib: 314 }),
  }),
  createRoute({
    path: '/archive/match',
    validateSearch: validateTwo,
    ...book.page(() => import('./pages/match-page.tsx'), 'MatchPage', msg`两人合看`, { budgetKib: 321, crumbs: ['title', 'pair'] }),
  }),
  createRoute({
    path: '/archive/life',
    validateSearch,
    ...book.page(() => import('./pages/life-page.tsx'), 'LifePage', msg`生平`, { crumbs: ['archive', 'title'] }),
  }),
  createRoute({
    path: '/archive/oldversion',
    validateSearch: validateVersion,
    ...book.page(versions, 'OldVersionPage', msg`旧版命书`, { isDetail: true, crumbs: ['archive', 'title'] }),
  }),
  createRoute({
    path: '/archive/newversion',
    validateSearch,
    ...book.page(versions, 'VersionDifferencesPage', msg`新版命书`, { isDetail: true, crumbs: ['archive', 'title'] }),
  }),
  createRoute({
    path: '/glossary',
    validateSearch: ofTerm,
    ...book.page(() => import('./pages/glossary-page.tsx'), 'GlossaryPage', msg`术语`, { budgetKib: 320 }),
  }),
]
