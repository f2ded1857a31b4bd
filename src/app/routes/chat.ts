import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { inSection } from './section.ts'

export const CHAT_MODES = ['bg', 'dt', 'fb', 'ms'] as const
export type ChatMode = (typeof CHAT_MODES)[number]

const calling = inSection('calling')
const later = () => import('./pages/later-pages.tsx')

const validateSearch = (search: Record<string, unknown>): { chat: ChatMode } => ({
  chat: CHAT_MODES.find((mode) => mode === search.chat) ?? 'bg',
})

export const chatRoutes = [
  createRoute({ path: '/chat', ...calling.leadsTo('/chat/index') }),
  createRoute({ path: '/chat/index', validateSearch, ...calling.page(later, 'ChatPage', msg`召唤`) }),
  createRoute({ path: '/chat/log', ...calling.page(later, 'ChatLogPage', msg`回忆`) }),
  createRoute({ path: '/chat/loglist', ...calling.page(later, 'ChatLogPage', msg`回忆`) }),
  createRoute({ path: '/chat/ai', ...calling.page(later, 'ChatPage', msg`召唤`) }),
]
