import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { computeContrast } from '#app/appearance/oklch.ts'
import { LOCALES } from '#contract/locale.ts'
import { createClosingMail, createLoginMail } from '#server/features/auth/code-mail.ts'
import { createAddressChangedMail, createAddressTakenMail } from '#server/features/auth/email-change-mail.ts'
import { createPaymentReceiptMail } from '#server/features/shop/receipt-mail.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { createOutboxMailer } from '#server/ports/mail/outbox.ts'
import { composeMail } from '#server/ports/mail/letter.ts'
import { escapeHtml } from '#server/setup/escape-html.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { startSmtp, type SmtpFake } from '../support/smtp.ts'
import { smtpSuite } from './suites/smtp.ts'

const url = 'https://ming.example/login#link=sealed'
const content = { to: 'ming@mail.example', code: '604213' }

const at = Date.UTC(2026, 10, 20, 8, 30, 15, 250)

describe('the outbox', () => {
  let [folder, outbox] = ['', '']
  let codes: string[]
  let port: MailPort
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mingshu-outbox-'))
    outbox = join(folder, 'outbox')
    codes = []
    port = createOutboxMailer({
      folder: outbox,
      from: 'Mingshu <no-reply@mingshu.example>',
      now: () => at,
      announce: (code) => codes.push(code),
    })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('a mail is a private file named by time and address', async () => {
    await port.send(createLoginMail({ ...content, code: '012345', locale: 'zh_CN', url }), 'job-1')
    expect(readdirSync(outbox)).toEqual(['2026-11-20T08:30:15.250Z-ming@mail.example.eml'])
    const file = join(outbox, readdirSync(outbox)[0]!)
    const mail = readFileSync(file, 'utf8')
    expect(mail).toMatch(/^X-Verification-Code: 012345\r?$/m)
    expect(mail).toMatch(/^To: ming@mail\.example\r?$/m)
    expect(mail).toMatch(/^From: Mingshu <no-reply@mingshu\.example>\r?$/m)
    expect(mail).toMatch(/^Message-ID: <job-1@mingshu\.example>\r?$/m)
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
    await port.send({ to, subject: 's', text: 't', html: '<p>t</p>' }, 'job-2')
    expect(readdirSync(outbox)).toEqual([`2026-11-20T08:30:15.250Z-${name}.eml`])
    expect(readdirSync(folder)).toEqual(['outbox'])
  })

  test('simultaneous mails to one address become separate files', async () => {
    const sent = ['000001', '000002', '000003']
    await Promise.all(sent.map((code) => port.send(createLoginMail({ ...content, code, locale: 'en_US', url }), `job-${code}`)))
    const files = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
    expect(files.map((mail) => /^X-Verification-Code: (\d+)/m.exec(mail)![1]).toSorted()).toEqual(sent)
  })

  test('deletes the mails of an address and those before a time', async () => {
    const mailFolder = join(folder, 'forgotten')
    let now = at
    const post = createOutboxMailer({ folder: mailFolder, from: 'Mingshu <no-reply@mingshu.example>', now: () => now })
    // The file names of the first two addresses differ only in the time.
    for (const to of ["o'brien@x.example", 'o_brien@x.example', 'Ann@x.example']) {
      await post.send({ to, subject: 's', text: 't', html: '<p>t</p>' }, `job-${now}`)
      now += 1000
    }
    await post.forget({ to: "o'brien@x.example" })
    expect(readdirSync(mailFolder)).toEqual([
      '2026-11-20T08:30:16.250Z-o_brien@x.example.eml',
      '2026-11-20T08:30:17.250Z-ann@x.example.eml',
    ])
    await post.forget({ sentBefore: at + 1001 })
    expect(readdirSync(mailFolder)).toEqual(['2026-11-20T08:30:17.250Z-ann@x.example.eml'])
    await post.forget({ to: 'ann@x.example' })
    expect(readdirSync(mailFolder)).toEqual([])
  })

  test('deleting tolerates a partial mail that was renamed meanwhile', async () => {
    await port.send({ to: 'ann@x.example', subject: 's', text: 't', html: '<p>t</p>' }, 'job-3')
    const [whole] = readdirSync(outbox)
    symlinkSync(join(folder, 'gone'), join(outbox, `${whole}.part`))
    await port.forget({ to: 'ann@x.example' })
    expect(readdirSync(outbox)).toEqual([`${whole}.part`])
  })

  test('a mail without a code has no code header', async () => {
    await port.send({ to: 'plain@x.example', subject: 's', text: 't', html: '<p>t</p>' }, 'job-2')
    expect(readFileSync(join(outbox, '2026-11-20T08:30:15.250Z-plain@x.example.eml'), 'utf8')).not.toContain('X-Verification-Code')
  })
})

describe('a mail without a code', () => {
  const receipt = { product_id: 'dt', cents: 499, currency: 'usd', at, orderId: '0190a000-0000-7000-8000-0000604213ab' }
  const order = 'https://ming.example/payok?order_id=1'

  test.each(LOCALES)('in %s has equal text and HTML and no external resources', (locale) => {
    const mails = [
      createPaymentReceiptMail({ ...receipt, to: content.to, locale, what: 'paid', url: order }),
      createPaymentReceiptMail({ ...receipt, to: content.to, locale, what: 'refunded', url: order }),
      createAddressTakenMail(content.to, locale),
      createAddressChangedMail(content.to, locale, at, 'help@ming.example'),
    ]
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4)
    for (const { html, text, code } of mails) {
      expect(code).toBeUndefined()
      for (const line of text.split('\n')) expect(html).toContain(escapeHtml(line))
      expect(html.replace(order, '')).not.toMatch(/https?:|<img|<script|url\(|undefined/)
    }
    expect(mails[0]!.text).toContain('US$4.99')
    expect(mails[0]!.text).toContain('604213ab')
    expect(mails[3]!.text).toContain('help@ming.example')
  })
})

describe('a mail with a code', () => {
  test.each([
    ['zh_CN', '命书登录验证码', '10 分钟内有效'],
    ['zh_TW', '命書登入驗證碼', '10 分鐘內有效'],
    ['en_US', 'Your Mingshu login code', 'within the next 10 minutes'],
  ] as const)('in %s states the code, its validity and the safety note', (locale, subject, limit) => {
    const mail = createLoginMail({ ...content, locale, url })
    expect(mail.subject).toBe(subject)
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('604213')
      expect(body).toContain(limit)
      expect(body).toContain(url)
    }
    expect(mail.html).toContain(`<html lang="${locale.replace('_', '-')}">`)
    expect(mail.html.replace(url, '')).not.toMatch(/https?:|<img|<script|url\(/)
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)')
  })

  test('in HTML escapes the text', () => {
    const mail = composeMail({
      to: 'x@x.example',
      locale: 'en_US',
      subject: '</title><b>',
      lead: '<i>&"',
      code: '1',
      limit: "'l'",
      ignore: '>',
    })
    expect(mail.html).not.toMatch(/<\/title><b>|<i>/)
    expect(mail.html).toContain('&lt;i&gt;&amp;&quot;</p>')
    expect(mail.text).toContain('<i>&"')
  })

  test('has contrast of 4.5:1 in light and dark mode', () => {
    const { html } = createLoginMail({ ...content, locale: 'en_US', url })
    const light = [...html.matchAll(/class="(ink\d|seal)" style="[^"]*?color:(#[\da-f]{6})/g)].map(
      ([, name, colour]) => [name, colour] as const,
    )
    const dark = [...html.matchAll(/\.(ink\d|seal)\{color:(#[\da-f]{6})/g)].map(([, name, colour]) => [name, colour] as const)
    expect(new Set(dark.map(([name]) => name))).toEqual(new Set(light.map(([name]) => name)))
    for (const [, colour] of light) expect(computeContrast(colour!, '#fcfaf5')).toBeGreaterThanOrEqual(4.5)
    for (const [, colour] of dark) expect(computeContrast(colour!, '#1d1e1d')).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['zh_CN', '命书关闭账户验证码', '永久删除'],
    ['zh_TW', '命書關閉帳號驗證碼', '永久刪除'],
    ['en_US', 'Your code to close your Mingshu account', 'deleted for good'],
  ] as const)('to close the account says so in %s', (locale, subject, what) => {
    const mail = createClosingMail({ ...content, locale })
    expect(mail.subject).toBe(subject)
    for (const body of [mail.text, mail.html]) for (const word of ['604213', what]) expect(body).toContain(word)
    expect(mail.text).not.toContain(createLoginMail({ ...content, locale, url }).text.split('\n')[0]!)
    expect(mail.html).not.toContain('<a ')
  })

  test.each([
    ['login', createLoginMail({ ...content, locale: 'zh_TW', url })],
    ['closing', createClosingMail({ ...content, locale: 'zh_TW' })],
  ] as const)('for %s in Traditional Chinese contains no Simplified characters', (_purpose, { subject, text, html }) => {
    expect(subject + text + html).not.toMatch(/[书验证码录账号这为内钟请记变个邮]/)
  })
})

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('mail by SMTP with jobs on %s', (kind) => {
  let fixture: ServerFixture
  let smtp: SmtpFake
  beforeAll(async () => {
    smtp = await startSmtp()
    fixture = await startServerFixture(kind, { SMTP_URL: smtp.url, PUBLIC_URL: 'https://ming.example' })
  })
  afterAll(async () => {
    await fixture.stop()
    await smtp.down()
  })

  smtpSuite(
    () => fixture,
    () => smtp,
  )
})
