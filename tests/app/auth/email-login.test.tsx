import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EmailLogin } from '#app/features/auth/email-login.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { resultCodes, type CodeName } from '#contract/codes.ts'
import { API_TOKEN_NAMES } from '#contract/session.ts'
import { getSession } from '#device/session/session.ts'

type Answer = { name: CodeName; data?: unknown }
const login = {
  user_id: 'u1',
  email: 'lin@example.com',
  token: 't1',
  api_tokens: Object.fromEntries(API_TOKEN_NAMES.map((name) => [name, name])),
}

/** Responses of the stubbed server by path. `asked` records the requests that the server receives. */
let answers: Record<string, Answer>
let asked: { path: string; body: Record<string, unknown> }[]

beforeEach(async () => {
  await activateLocale('zh_CN')
  answers = {
    'email-verification': { name: 'ok', data: { resend_seconds: 60, ask: 'mine' } },
    'login-by-email': { name: 'ok', data: login },
  }
  asked = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = request.url.split('/').at(-1)!
    asked.push({ path, body: (await request.json()) as Record<string, unknown> })
    const { name, data = null } = answers[path]!
    return Response.json({ code: resultCodes[name].code, data, message: name }, { status: resultCodes[name].status })
  })
})
afterEach(() => vi.useRealTimers())

let addresses = 0
/** Returns a new address, because the resend timer of an address outlives the form. */
const freshAddress = () => `person${++addresses}@example.com`

function show(props: Partial<Parameters<typeof EmailLogin>[0]> = {}) {
  return render(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <EmailLogin onDone={() => undefined} {...props} />
      </MantineProvider>
    </I18nProvider>,
  )
}

const email = () => screen.getByLabelText<HTMLInputElement>('邮箱')
const code = () => screen.getByLabelText<HTMLInputElement>('验证码')
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /发送|重新/ })
const loginButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '登录' })
const describedBy = (input: HTMLInputElement) => {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join('')
}

test.each([
  ['zh_CN', '邮箱', /发送/, '请输入正确的邮箱'],
  ['en_US', 'Email', /Send code/, 'please enter a correct Email'],
] as const)('shows a wrong address under its field in %s', async (locale, label, send, message) => {
  await activateLocale(locale)
  show()
  const field = screen.getByLabelText<HTMLInputElement>(label)
  await userEvent.type(field, 'lin@nowhere')
  await userEvent.click(screen.getByRole('button', { name: send }))
  expect(describedBy(field)).toBe(message)
  expect(document.activeElement).toBe(field)
  expect(asked).toEqual([])
})

test('focuses the address, but not in a compact dialog', () => {
  const { unmount } = show()
  expect(document.activeElement).toBe(email())
  unmount()
  show({ compact: true })
  expect(document.activeElement).toBe(document.body)
})

test('sends the code, logs in and stores the session by Enter', async () => {
  const address = freshAddress()
  const onDone = vi.fn<Parameters<typeof EmailLogin>[0]['onDone']>()
  show({ onDone })
  await userEvent.type(email(), ` ${address.toUpperCase()} {Enter}`)
  await screen.findByRole('button', { name: '已发送 · 60 秒' })
  expect(document.activeElement).toBe(code())
  await userEvent.type(code(), '471 903{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(asked.map(({ path, body }) => [path, body['email'], body['code'], body['ask']])).toEqual([
    ['email-verification', address, undefined, undefined],
    ['login-by-email', address, '471903', 'mine'],
  ])
  expect((await getSession())?.token).toBe('t1')
})

test.each([
  ['codeWrong', '验证码不正确'],
  ['codeExpired', '验证码已过期，请重新获取'],
  ['codeUsed', '验证码已用过，请重新获取'],
  ['codeTriesSpent', '输错次数太多，请重新获取验证码'],
] as const)('shows %s under the code and keeps the address', async (name, message) => {
  const address = freshAddress()
  answers['login-by-email'] = { name }
  show()
  await userEvent.type(email(), address)
  await userEvent.type(code(), '111111{Enter}')
  await waitFor(() => expect(describedBy(code())).toBe(message))
  expect(email().value).toBe(address)
})

test.each([
  ['zh_CN', 4, '验证码不正确，还可以试 4 次'],
  ['zh_TW', 1, '驗證碼不正確，還可以試 1 次'],
  ['en_US', 4, 'We don’t recognize that code. 4 tries left.'],
  ['en_US', 1, 'We don’t recognize that code. 1 try left.'],
] as const)('shows in %s how many tries are left: %i', async (locale, tries_left, message) => {
  await activateLocale(locale)
  answers['login-by-email'] = { name: 'codeWrong', data: { tries_left } }
  show()
  const [address, field] = screen.getAllByRole<HTMLInputElement>('textbox')
  await userEvent.type(address!, freshAddress())
  await userEvent.type(field!, '111111{Enter}')
  await waitFor(() => expect(describedBy(field!)).toBe(message))
})

test.each([
  ['', '此项必填'],
  ['12345', '应为 6 位'],
] as const)('refuses the code "%s" under its field and sends nothing', async (typed, message) => {
  const address = freshAddress()
  show()
  await userEvent.type(email(), address)
  if (typed) await userEvent.type(code(), typed)
  await userEvent.click(loginButton())
  expect(describedBy(code())).toBe(message)
  expect(document.activeElement).toBe(code())
  expect(email().value).toBe(address)
  expect(asked).toEqual([])
})

test('continues the countdown after the form was closed', async () => {
  const address = freshAddress()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const first = show()
  fireEvent.change(email(), { target: { value: address } })
  fireEvent.click(sendButton())
  await screen.findByRole('button', { name: '已发送 · 60 秒' })
  first.unmount()
  act(() => void vi.advanceTimersByTime(12_000))
  show({ initialEmail: address })
  expect(sendButton().textContent).toBe('已发送 · 48 秒')
  expect(sendButton().disabled).toBe(true)
  act(() => void vi.advanceTimersByTime(48_000))
  expect(sendButton().textContent).toBe('重新发送')
  expect(sendButton().disabled).toBe(false)
})

test('offers a first code after a login, not a resend', async () => {
  const address = freshAddress()
  const onDone = vi.fn<Parameters<typeof EmailLogin>[0]['onDone']>()
  const first = show({ onDone })
  await userEvent.type(email(), `${address}{Enter}`)
  await screen.findByRole('button', { name: '已发送 · 60 秒' })
  await userEvent.type(code(), '471903{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  first.unmount()
  show({ initialEmail: address })
  expect(sendButton().textContent).toBe('发送验证码')
})

test('waits as long as the server says after a recent code', async () => {
  answers['email-verification'] = { name: 'codeSentRecently', data: { resend_seconds: 33 } }
  show()
  await userEvent.type(email(), freshAddress())
  await userEvent.click(sendButton())
  await screen.findByRole('button', { name: '已发送 · 33 秒' })
  expect(describedBy(code())).toBe('验证码刚刚发过，请稍候再取')
})

test('disables both buttons without a network and says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show({ initialEmail: freshAddress() })
  await userEvent.type(code(), '123456')
  expect(screen.getByText('没有网络，联网后才能登录')).toBeVisible()
  expect([sendButton().disabled, loginButton().disabled]).toEqual([true, true])
})

test('shows an unreachable server and keeps the input', async () => {
  const address = freshAddress()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  show()
  await userEvent.type(email(), address)
  await userEvent.type(code(), '123456{Enter}')
  expect((await screen.findByText('没有网络，请联网后重试')).getAttribute('role')).toBe('alert')
  expect([email().value, code().value]).toEqual([address, '123456'])
})

test('logs in once the pending send of the code ends', async () => {
  const address = freshAddress()
  const sent = Promise.withResolvers<void>()
  const answer = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('email-verification')) await sent.promise
    return answer(request)
  })
  const onDone = vi.fn<(session: unknown) => void>()
  show({ onDone })
  await userEvent.type(email(), address)
  await userEvent.click(sendButton())
  await userEvent.type(code(), '123456')
  await userEvent.click(loginButton())
  expect(onDone).not.toHaveBeenCalled()
  sent.resolve()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(asked.map(({ path, body }) => [path, body['ask']])).toEqual([
    ['email-verification', undefined],
    ['login-by-email', 'mine'],
  ])
})
