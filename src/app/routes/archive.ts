import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { inSection } from './section.ts'

const book = inSection('book')
const forms = () => import('./pages/archive-form-pages.tsx')
const later = () => import('./pages/later-pages.tsx')

/** `?archiveId=` names whose page it is; without one the current archive is meant. */
const validateSearch = (search: Record<string, unknown>): { archiveId?: string } =>
  typeof search.archiveId === 'string' ? { archiveId: search.archiveId } : {}

/** `card` names the page of the book that lies open. */
const validateCard = (search: Record<string, unknown>): { archiveId?: string; card?: string } => ({
  ...validateSearch(search),
  ...(typeof search.card === 'string' && { card: search.card }),
})

/** `turn` names the border, where a birth lies at more than one. */
const validateBoth = (search: Record<string, unknown>): { archiveId?: string; turn?: string } => ({
  ...validateSearch(search),
  ...(typeof search.turn === 'string' && { turn: search.turn }),
})

/** `?term=` is the entry that is open. */
const ofTerm = (search: Record<string, unknown>): { term?: string } => (typeof search.term === 'string' ? { term: search.term } : {})

export const archiveRoutes = [
  createRoute({ path: '/archive', ...book.leadsTo('/archive/index') }),
  createRoute({
    path: '/archive/index',
    validateSearch: validateCard,
    ...book.page(() => import('./pages/archive-index-page.tsx'), 'ArchiveIndexPage', msg({ message: '命书', context: 'section' })),
  }),
  createRoute({ path: '/archive/add', ...book.page(forms, 'AddArchivePage', msg`添加档案`, { isForm: true }) }),
  createRoute({ path: '/archive/file', validateSearch, ...book.page(forms, 'EditArchivePage', msg`修改档案`, { isForm: true }) }),
  createRoute({
    path: '/archive/both',
    validateSearch: validateBoth,
    ...book.page(() => import('./pages/both-charts-page.tsx'), 'BothChartsPage', msg`两边的盘`),
  }),
  createRoute({ path: '/archive/oldversion', validateSearch, ...book.page(later, 'OldVersionPage', msg`旧版命书`) }),
  createRoute({ path: '/archive/newversion', validateSearch, ...book.page(later, 'NewVersionPage', msg`新版命书`) }),
  createRoute({
    path: '/glossary',
    validateSearch: ofTerm,
    ...book.page(() => import('./pages/glossary-page.tsx'), 'GlossaryPage', msg`术语`),
  }),
]
