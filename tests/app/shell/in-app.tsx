/** Fixture that renders a component with providers, messages, a router without routes and a local database in memory. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { activateLocale } from '#app/language/i18n.ts'
import { Providers } from '#app/boot/providers.tsx'
import { queryClient } from '#app/session/query-client.ts'
import { browserStorage } from '#app/browser/storage.ts'
import { API_TOKEN_NAMES, type LoginResult } from '#contract/session.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { saveLogin, type DeviceSession } from '#device/session/session.ts'
import { createUserHeader } from '../../support/user-mark.ts'

let people = 0

const api_tokens = Object.fromEntries(API_TOKEN_NAMES.map((name) => [name, `${name}-token`])) as LoginResult['api_tokens']

/** Returns a login response as the server sends it. */
export function loginOf(user_id: string, email: string, token: string): LoginResult {
  return { user_id, email, token, api_tokens }
}

/** Resets the device: no user, no stored data, no network. */
export async function resetDevice() {
  await Promise.all(deviceDb.tables.map((table) => table.clear()))
  localStorage.clear()
  queryClient.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in this test')))
  await activateLocale('zh_CN')
}

/** Logs a new user in, as the login page does. */
export async function logIn(): Promise<DeviceSession> {
  people += 1
  const session = await saveLogin(loginOf(`user-${people}`, `p${people}@example.com`, `token-${people}`))
  browserStorage.setToken(session.token)
  return session
}

/** Stubs every request with one response. */
export function stubResponse(code: number, data: unknown, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json({ code, data, message: '' }, { status, headers: await createUserHeader() }))
}

export const birth: ArchiveProfile = {
  user_name: '林知远',
  gender: '1',
  birthday: '1990-05-15 08:30:00',
  hour_unknown: false,
  place_name: { zh_CN: '上海', zh_TW: '上海', en_US: 'Shanghai' },
  lat: 31.23,
  lng: 121.47,
  zone: 'Asia/Shanghai',
  offset_seconds: 32_400,
  disambiguation: 'compatible',
  solar_time: true,
  zi: '23',
  school: {},
  told_within: null,
}

export function renderInApp(ui: ReactNode, path = '/fate/index') {
  const history = createMemoryHistory({ initialEntries: [path] })
  // The component under test is rendered at every address.
  const root = createRootRoute({ component: () => ui, notFoundComponent: () => null })
  const router = createRouter({ routeTree: root, history })
  const screen = render(
    <Providers>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Providers>,
  )
  return { ...screen, router }
}
