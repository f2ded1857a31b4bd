import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { EmailChangeForm } from '#app/features/account/email-change-form.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { primeSession } from '#app/session/session.ts'
import { resultCodes, type CodeName } from '#contract/codes.ts'
import { listKnownUsers, getSession } from '#device/session/session.ts'
import { createUserHeader } from '../../support/user-mark.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { stubNavigator } from '../shell/navigator-has.ts'

type Answer = { name: CodeName; data?: unknown }

/** Responses of the stubbed server by path. `asked` records the POST requests that the server receives. */
let answers: Record<string, Answer>
let asked: { path: string; body: Record<string, unknown> }[]

beforeEach(async () => {
  await resetDevice()
  stubNavigator('onLine', true)
  answers = {
    'email-codes': { name: 'ok', data: { resend_seconds: 60 } },
    'email-change': { name: 'ok', data: { email: 'new@example.com' } },
    sessions: { name: 'ok', data: { sessions: [], providers: [] } },
  }
  asked = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-1)!
    if (request.method === 'POST') asked.push({ path, body: (await request.json()) as Record<string, unknown> })
    const { name, data = null } = answers[path]!
    return Response.json(
      { code: resultCodes[name].code, data, message: name },
      { status: resultCodes[name].status, headers: await createUserHeader() },
    )
  })
})

async function show() {
  const session = await logIn()
  primeSession(session)
  const onDone = vi.fn<(email: string) => void>()
  renderInApp(<EmailChangeForm session={session} onDone={onDone} />, '/setting/email')
  await screen.findByLabelText('新邮箱')
  return { session, onDone }
}
const email = () => screen.getByLabelText<HTMLInputElement>('新邮箱')
const oldCode = () => screen.getByLabelText<HTMLInputElement>('现在的邮箱收到的验证码')
const newCode = () => screen.getByLabelText<HTMLInputElement>('新邮箱收到的验证码')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '更换邮箱' })
const under = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby')?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent).join('')

async function typeAll() {
  await userEvent.type(email(), 'new@example.com')
  await userEvent.type(oldCode(), '111 111')
  await userEvent.type(newCode(), '222222')
}

test('sends codes to both addresses and stores the new email', async () => {
  const { session, onDone } = await show()
  await userEvent.type(email(), ' new@example.com')
  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }))
  await screen.findByText(`已发到 ${session.email} 和 new@example.com，十分钟内有效。`)
  expect(screen.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()
  expect(document.activeElement).toBe(oldCode())
  await userEvent.type(oldCode(), '111111')
  await userEvent.type(newCode(), '222222{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('new@example.com'))
  expect(asked).toMatchObject([
    { path: 'email-codes', body: { email: 'new@example.com', locale: 'zh_CN' } },
    { path: 'email-change', body: { old_code: '111111', new_code: '222222' } },
  ])
  expect((await getSession())?.email).toBe('new@example.com')
  expect((await listKnownUsers()).map((user) => user.email)).toEqual(['new@example.com'])
})

test('shows missing or wrong input under its field and sends nothing', async () => {
  const { session } = await show()
  await userEvent.click(submit())
  expect([under(email()), under(oldCode()), under(newCode())]).toEqual(['此项必填', '此项必填', '此项必填'])
  expect(document.activeElement).toBe(email())
  await userEvent.type(email(), 'new@nowhere')
  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }))
  expect(under(email())).toBe('请输入正确的邮箱')
  await userEvent.clear(email())
  await userEvent.type(email(), session.email.toUpperCase())
  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }))
  expect(under(email())).toBe('现在用的就是它')
  expect(asked).toEqual([])
})

test.each([
  ['old_code', 'codeWrong', { tries_left: 4 }, '验证码不正确，还可以试 4 次'],
  ['new_code', 'codeExpired', {}, '验证码已过期，请重新获取'],
] as const)('shows a refused %s (%s) under its field and keeps the input', async (field, name, data, sentence) => {
  answers['email-change'] = { name, data: { ...data, field } }
  await show()
  await typeAll()
  await userEvent.click(submit())
  await waitFor(() => expect(under(field === 'old_code' ? oldCode() : newCode())).toBe(sentence))
  expect(under(field === 'old_code' ? newCode() : oldCode())).toBe('')
  expect([email().value, oldCode().value, newCode().value]).toEqual(['new@example.com', '111111', '222222'])
})

test('shows that an address has an account under the address field', async () => {
  answers['email-change'] = { name: 'invalidInput', data: { fields: [{ field: 'email', rule: 'email', limit: 'taken' }] } }
  await show()
  await typeAll()
  await userEvent.click(submit())
  await waitFor(() => expect(under(email())).toBe('这个邮箱已有账户'))
})

test('disables sending while codes were sent recently', async () => {
  answers['email-codes'] = { name: 'codeSentRecently', data: { resend_seconds: 41 } }
  await show()
  await userEvent.type(email(), 'new@example.com')
  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }))
  await waitFor(() => expect(under(email())).toBe('验证码刚刚发过，请稍候再取'))
  expect(screen.getByRole('button', { name: /^4[01] 秒后可重发$/ })).toBeDisabled()
})

test('disables sending and changing without a network', async () => {
  stubNavigator('onLine', false)
  await show()
  expect(screen.getByText('没有网络，联网后才能更换邮箱。')).toBeVisible()
  for (const button of [submit(), screen.getByRole('button', { name: '发送验证码' })]) expect(button).toBeDisabled()
})

test('states that Google sign-in stays linked', async () => {
  answers['sessions'] = { name: 'ok', data: { sessions: [], providers: ['google'] } }
  await show()
  expect(await screen.findByText('Google 登录照旧，不受影响。')).toBeVisible()
})

test('renders the form in English', async () => {
  await activateLocale('en_US')
  renderInApp(<EmailChangeForm session={await logIn()} onDone={() => undefined} />, '/setting/email')
  const form = (await screen.findByLabelText('New email')).closest('form')!
  expect(within(form).getByRole('button', { name: 'Change email' })).toBeEnabled()
})
