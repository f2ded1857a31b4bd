import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { shellRoute } from './shell.ts'

export const CHAT_MODES = ['bg', 'dt', 'fb', 'ms'] as const
export type ChatMode = (typeof CHAT_MODES)[number]

const parent = { getParentRoute: () => shellRoute }
const validateSearch = (search: Record<string, unknown>): { chat: ChatMode } => ({
  chat: CHAT_MODES.find((mode) => mode === search.chat) ?? 'bg',
})

export const chatRoutes = [
  createRoute({
    ...parent,
    path: '/chat',
    beforeLoad: () => {
      throw redirect({ to: '/chat/index', search: { chat: 'bg' }, replace: true })
    },
  }),
  createRoute({
    ...parent,
    path: '/chat/index',
    validateSearch,
    component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'ChatPage'),
  }),
  createRoute({ ...parent, path: '/chat/log', component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'ChatLogPage') }),
  createRoute({ ...parent, path: '/chat/loglist', component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'ChatLogPage') }),
  createRoute({ ...parent, path: '/chat/ai', component: lazyRouteComponent(() => import('./pages/later-pages.tsx'), 'ChatPage') }),
]
