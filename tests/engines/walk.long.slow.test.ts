/** A longer journey in the engines of Safari and Firefox, in the long lane. Each test continues from the previous one. */
import { addDays, formatISO } from 'date-fns'
import { describe, expect, test, vi } from 'vitest'
import { buy } from '../e2e/support/buying.ts'
import { archivesOf } from '../e2e/support/person.ts'
import { DEADLINE_MS, listInstalledEngines } from './browser.ts'
import { firefox } from './firefox.ts'
import { startBrowserVisit } from './visit.ts'
import { webkit } from './webkit.ts'

vi.setConfig({ testTimeout: 4 * DEADLINE_MS, hookTimeout: 2 * DEADLINE_MS })

describe.each(listInstalledEngines([webkit, firefox]))('in $name', (engine) => {
  const { server, browser, inPage, address, text, chart, open, logInByCode, writeBirth, payFor } = startBrowserVisit(engine)
  let [token, archiveId] = ['', '']

  test('logs in, enters a birth and sees its chart', async () => {
    await logInByCode('lin@example.com')
    await writeBirth()
    await chart().toContain('庚')
    token = (await browser().evaluate(() => localStorage.getItem('mingshu-token')))!
    archiveId = new URL(await browser().evaluate(() => location.href)).searchParams.get('archiveId')!
  })

  test('reads a future day and the almanac', async () => {
    // Today's fortune is only revealed after seven seconds.
    await open(`/fate/index#${formatISO(addDays(new Date(), 2), { representation: 'date' })}`)
    await inPage(() => document.querySelectorAll('section[data-kind="do"] li, section[data-kind="dont"] li').length).toBeGreaterThan(0)
    await open('/almanac?date=2026-11-20')
    await text().toContain('农历十月十二')
  })

  test('pays at the checkout and returns with the purchase', async () => {
    await payFor('dt', 'approve')
    await address().toContain('/payok?order_id=')
    await text().toContain('已经到账')
  })

  test('opens the book and reads a card', async () => {
    await buy(server(), token, 'fatebook', archiveId)
    await open(`/archive/index?archiveId=${archiveId}`)
    await text().toContain('10 / 10 卡可读')
    await browser().click("(//main//li//a[contains(@href, 'card=')])[1]")
    await inPage(() => document.querySelectorAll('article p').length).toBeGreaterThan(3)
  })

  test('asks a question and gets an answer', async () => {
    await open('/chat/index?chat=dt')
    await browser().type("//textarea[@aria-label='要问的事']", '什么是食神？')
    await browser().click("//button[@aria-label='送出']")
    await text().toContain('由规则写成')
  })

  test('saves a name offline and syncs it later', async () => {
    await open(`/archive/file?archiveId=${archiveId}`)
    await inPage(() => document.querySelector<HTMLInputElement>('#birth-name')?.value).toBe('林知远')
    await inPage(() => navigator.serviceWorker.controller !== null).toBe(true)
    await server().kill()
    await browser().type("//input[@id='birth-name']", '二')
    await browser().click("//button[normalize-space()='保存']")
    await text().toContain('林知远二')
    await server().up()
    await open('/archive/index')
    const names = async () => (await archivesOf(server(), token)).map(({ user_name }) => user_name)
    await expect.poll(names, { timeout: DEADLINE_MS }).toEqual(['林知远二'])
  })
})
