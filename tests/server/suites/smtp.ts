import { expect, test } from 'vitest'
import { call, newAddress, randomIp } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import type { SmtpFake } from '../../support/smtp.ts'

export function smtpSuite(fixture: () => ServerFixture, smtp: () => SmtpFake): void {
  const ask = (email: string, locale = 'en_US') => call(fixture().server, 'emailVerification', { email, locale }, { ip: randomIp() })
  const mailsTo = (address: string) => smtp().taken.filter(({ to }) => to === address)
  const jobs = () => fixture().db.selectFrom('jobs').selectAll().orderBy('created_at').execute()

  test.each([
    ['zh_CN', '命书登录验证码'],
    ['zh_TW', '命書登入驗證碼'],
    ['en_US', 'Your Mingshu login code'],
  ])('the code arrives in %s as text and HTML, and logs in', async (locale, subject) => {
    const email = newAddress()
    expect((await ask(email, locale)).code).toBe(0)
    const [mail] = mailsTo(email)
    const { headers, bodies, from, raw } = mail!
    const [, code] = /^ {4}(\d{6})\r?$/m.exec(bodies['text/plain']!)!
    expect(bodies['text/html']).toContain(`>${code}</p>`)
    expect(bodies['text/html']).toContain(`<title>${subject}</title>`)
    expect([from, headers.get('from'), headers.get('to')]).toEqual(['no-reply@ming.example', 'Mingshu <no-reply@ming.example>', email])
    expect(headers.get('message-id')).toMatch(/^<[\da-f-]{36}@ming\.example>$/)
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(raw).not.toContain('X-Verification-Code')
    expect((await call(fixture().server, 'loginByEmail', { email, code }, { ip: randomIp() })).code).toBe(0)
    expect(await jobs()).toEqual([])
  })

  test('a temporarily refused mail arrives later, once', async () => {
    const email = newAddress()
    smtp().refuseWith(451)
    expect((await ask(email)).code).toBe(0)
    await expect.poll(jobs).toMatchObject([{ state: 'waiting', tries: 1, last_error: 'SMTP-451' }])
    const [job] = await jobs()
    expect(mailsTo(email)).toEqual([])
    smtp().refuseWith(undefined)
    fixture().clock.pass({ seconds: 2 })
    await expect.poll(jobs).toEqual([])
    expect(mailsTo(email).map(({ headers }) => headers.get('message-id'))).toEqual([`<${job!.id}@ming.example>`])
  })

  test('a rejected mail is not retried and its content is deleted', async () => {
    const email = newAddress()
    const before = smtp().asked()
    smtp().refuseWith(550)
    expect((await ask(email)).code).toBe(0)
    await expect.poll(jobs).toMatchObject([{ state: 'exhausted', tries: 1, last_error: 'SMTP-550', payload: null }])
    smtp().refuseWith(undefined)
    const [job] = await jobs()
    expect(JSON.stringify(job)).not.toContain(email)
    fixture().clock.pass({ minutes: 30 })
    // Another mail arrives, which proves that the queue is working.
    const other = newAddress()
    await ask(other)
    expect([mailsTo(other).length, mailsTo(email).length, smtp().asked() - before]).toEqual([1, 0, 2])
    await fixture().db.deleteFrom('jobs').execute()
  })

  test('mails wait for the server and arrive once each', async () => {
    const emails = [newAddress(), newAddress(), newAddress()]
    await smtp().down()
    for (const email of emails) expect((await ask(email)).code).toBe(0)
    await expect.poll(jobs).toMatchObject(emails.map(() => ({ state: 'waiting', last_error: 'ESOCKET' })))
    await smtp().up()
    fixture().clock.pass({ minutes: 1 })
    await expect.poll(jobs).toEqual([])
    expect(emails.map((email) => mailsTo(email).length)).toEqual([1, 1, 1])
  })

  test('an expired code is not mailed any more', async () => {
    const email = newAddress()
    await smtp().down()
    await ask(email)
    await expect.poll(jobs).toMatchObject([{ state: 'waiting' }])
    fixture().clock.pass({ minutes: 10 })
    await smtp().up()
    await expect.poll(jobs).toMatchObject([{ state: 'exhausted', payload: null }])
    expect(mailsTo(email)).toEqual([])
    await fixture().db.deleteFrom('jobs').execute()
  })
}
