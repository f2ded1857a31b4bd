import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import type { ChatMode } from '#contract/chat.ts'
import { createSectionRouteFactory } from './shell.ts'

// A copy of the contract's list: importing the contract would load its schemas with the first screens.
const CHAT_MODES = ['bg', 'cs', 'dt', 'fb', 'ms'] as const satisfies readonly ChatMode[]

const calling = createSectionRouteFactory('calling')
const talk = () => import('./pages/chat-page.tsx')
const logs = () => import('./pages/chat-log-pages.tsx')

const modeIn = (search: Record<string, unknown>) => ({ chat: CHAT_MODES.find((mode) => mode === search.chat) ?? 'bg' })
const textIn = <Name extends string>(search: Record<string, unknown>, name: Name) =>
  (typeof search[name] === 'string' ? { [name]: search[name] } : {}) as { [key in Name]?: string }

/**
 * Parses `chat` (mode), `c` (id of the open conversation), `card` (card of the fate book to ask about), `payment` (product in the pay
 * sheet).
 */
const validateTalk = (search: Record<string, unknown>): { chat: ChatMode; c?: string; card?: string; payment?: string } => ({
  ...modeIn(search),
  ...textIn(search, 'c'),
  ...textIn(search, 'card'),
  ...textIn(search, 'payment'),
})

export const chatRoutes = [
  createRoute({ path: '/chat', ...calling.leadsTo('/chat/index') }),
  createRoute({
    path: '/chat/index',
    validateSearch: validateTalk,
    ...calling.page(talk, 'ChatPage', msg`召唤`, { budgetKib: 337, crumbs: ['mode', 'conversation'] }),
  }),
  createRoute({
    path: '/chat/log',
    validateSearch: (search: Record<string, unknown>): { c?: string } => textIn(search, 'c'),
    ...calling.page(logs, 'ChatLogPage', msg`回忆`, { isDetail: true, budgetKib: 350, crumbs: ['/chat/loglist', 'conversation'] }),
  }),
  createRoute({ path: '/chat/loglist', ...calling.page(logs, 'ChatLogListPage', msg`回忆`, { budgetKib: 350 }) }),
  createRoute({
    path: '/chat/ai',
    validateSearch: modeIn,
    ...calling.page(() => import('./pages/chat-mode-page.tsx'), 'ChatModePage', msg`召唤`),
  }),
]
