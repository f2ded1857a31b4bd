import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeMail } from '#server/features/auth/code-mail.ts'
import { outboxMail } from '#server/ports/mail/outbox.ts'
import { smtpMail } from '#server/ports/mail/smtp.ts'
import { call, newAddress } from '../support/server-client.ts'
import { startTestServer } from '../support/server.ts'

// Real disks and sockets, on machines that may be busy with the other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const at = Date.UTC(2026, 10, 20, 8, 30, 15, 250)

describe('the outbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-outbox-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const outbox = join(folder, 'outbox')
  const codes: string[] = []
  const port = outboxMail({ folder: outbox, from: 'Mingshu <no-reply@mingshu.example>', now: () => at, announce: (code) => codes.push(code) })

  test('a mail is a file of the moment and the address, for its owner alone', async () => {
    await port.send(codeMail('ming@mail.example', '012345', 'zh_CN'))
    expect(readdirSync(outbox)).toEqual(['2026-11-20T08:30:15.250Z-ming@mail.example.eml'])
    const file = join(outbox, readdirSync(outbox)[0]!)
    const mail = readFileSync(file, 'utf8')
    expect(mail).toMatch(/^X-Verification-Code: 012345\r?$/m)
    expect(mail).toMatch(/^To: ming@mail\.example\r?$/m)
    expect(mail).toMatch(/^From: Mingshu <no-reply@mingshu\.example>\r?$/m)
    expect(mail).toMatch(/^Date: Fri, 20 Nov 2026 08:30:15 \+0000\r?$/m)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(codes).toEqual(['012345'])
  })

  test.each([
    ['../../../etc/passwd@x.example', '.._.._.._etc_passwd@x.example'],
    ['/root/x@x.example', '_root_x@x.example'],
    ['A%2F..%2FB@X.example', 'a_2f.._2fb@x.example'],
    ['a\u0000b\n c@x.example', 'a_b__c@x.example'],
    ['用户@x.example', '__@x.example'],
    ["o'brien+x_y-z@x.example", 'o_brien+x_y-z@x.example'],
    [`${'a'.repeat(300)}@x.example`, 'a'.repeat(200)],
  ])('the address %j becomes a file name within the folder', async (to, name) => {
    const before = new Set(readdirSync(outbox))
    await port.send({ to, subject: 's', text: 't', html: '<p>t</p>' })
    expect(readdirSync(outbox).filter((file) => !before.has(file))).toEqual([`2026-11-20T08:30:15.250Z-${name}.eml`])
    expect(readdirSync(folder)).toEqual(['outbox'])
  })

  test('a mail without a code has no such header', async () => {
    await port.send({ to: 'plain@x.example', subject: 's', text: 't', html: '<p>t</p>' })
    expect(readFileSync(join(outbox, '2026-11-20T08:30:15.250Z-plain@x.example.eml'), 'utf8')).not.toContain('X-Verification-Code')
  })
})

describe('the mail with a code', () => {
  test.each([
    ['zh_CN', '命书登录验证码', '10 分钟内有效'],
    ['zh_TW', '命書登入驗證碼', '10 分鐘內有效'],
    ['en_US', 'Your Mingshu login code', 'within the next 10 minutes'],
  ] as const)('in %s says the code, how long it works and what to do when it was not asked for', (locale, subject, limit) => {
    const mail = codeMail('ming@mail.example', '604213', locale)
    expect(mail.subject).toBe(subject)
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('604213')
      expect(body).toContain(limit)
    }
    expect(mail.html).toContain(`<html lang="${locale.replace('_', '-')}">`)
    expect(mail.html).not.toMatch(/https?:|<img|<script/)
  })

  test.each([
    ['zh_CN', '命书关闭账户验证码', '永久删除'],
    ['zh_TW', '命書關閉帳號驗證碼', '永久刪除'],
    ['en_US', 'Your code to close your Mingshu account', 'deleted for good'],
  ] as const)('to close the account says so in %s', (locale, subject, what) => {
    const mail = codeMail('ming@mail.example', '604213', locale, 'closing')
    expect(mail.subject).toBe(subject)
    for (const body of [mail.text, mail.html]) for (const word of ['604213', what]) expect(body).toContain(word)
    expect(mail.text).not.toContain(codeMail('ming@mail.example', '604213', locale).text.split('\n')[0]!)
  })

  test.each(['login', 'closing'] as const)('no Simplified form strays into the Traditional mail for %s', (purpose) => {
    const { subject, text, html } = codeMail('ming@mail.example', '604213', 'zh_TW', purpose)
    expect(subject + text + html).not.toMatch(/[书验证码录账号这为内钟请记变个邮]/)
  })
})

describe('a mail server', () => {
  const received: string[] = []
  const refuses = { now: false }
  const replyTo = (command: string): string => {
    if (/^MAIL/i.test(command) && refuses.now) return '451 not now\r\n'
    if (/^DATA/i.test(command)) return '354 go on\r\n'
    return /^QUIT/i.test(command) ? '221 bye\r\n' : '250 fine\r\n'
  }
  // Says just enough of RFC 5321 to take a mail, or to refuse it.
  const talk = (socket: Socket): void => {
    let isData = false
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received.push(chunk)
      if (isData) {
        if (received.join('').endsWith('\r\n.\r\n')) {
          isData = false
          socket.write('250 taken\r\n')
        }
        return
      }
      isData = /^DATA/i.test(chunk)
      socket.write(replyTo(chunk))
    })
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
  }
  const smtp = createServer(talk)
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    url = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => smtp.close(resolve)))

  test('gets the mail, without the header that is the outbox\'s alone', async () => {
    await smtpMail(url, 'no-reply@mingshu.example').send(codeMail('ming@mail.example', '604213', 'en_US'))
    const talked = received.join('')
    expect(talked).toContain('RCPT TO:<ming@mail.example>')
    expect(talked).toContain('Subject: Your Mingshu login code')
    expect(talked).not.toContain('X-Verification-Code')
  })

  test('that takes no mail makes the call say that it is unavailable', async () => {
    const server = await startTestServer({ settings: { SMTP_URL: url } })
    refuses.now = true
    const answer = await call(server, 'emailVerification', { email: newAddress() })
    expect([answer.status, answer.code, answer.data]).toEqual([503, 10009, null])
    await server.stop()
  })
})
