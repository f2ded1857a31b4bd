/** Good days for a purpose: which days each kind of user can see, and the offline calendar export. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addDays } from 'date-fns/addDays'
import { addYears } from 'date-fns/addYears'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { lightFormat } from 'date-fns/lightFormat'
import { subDays } from 'date-fns/subDays'
import ICAL from 'ical.js'
import { OPEN_DAYS_AROUND_TODAY } from '#contract/open-days.ts'
import { buy } from './support/buying.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'

const dates = (page: Page) => page.locator('#content ol summary').allTextContents()

/** Returns the events of the calendar file that `act` downloads. */
async function savedBy(page: Page, act: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), act()])
  const text = readFileSync(await file.path(), 'utf8')
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { name: file.suggestedFilename(), text, events }
}

test('opens thirty days to all and ten years to members, offline too', WITH_WORKER, async ({ page, server, context }) => {
  const today = new Date()
  const open = addDays(today, OPEN_DAYS_AROUND_TODAY)
  const last = subDays(addYears(today, 10), 1)
  const days = differenceInCalendarDays(last, today) + 1
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  await page.goto(`${server.url}/fate/days`)
  await page.getByText('一年', { exact: true }).click()
  await expect(page.getByText(new RegExp(`^${OPEN_DAYS_AROUND_TODAY + 1} 天里有 \\d+ 天$`))).toBeVisible()
  await expect(page.getByRole('link', { name: /三十天以外的日子，会员可看/ })).toHaveAttribute('href', '/setting/shop')
  for (const text of await dates(page)) expect(/\d{4}-\d\d-\d\d/.exec(text)![0] <= lightFormat(open, 'yyyy-MM-dd')).toBe(true)

  await page.goto(`${server.url}/payok?order_id=${await buy(server, token, 'vip_year')}`)
  await expect(page.getByRole('heading', { name: '一年为期' })).toBeVisible()
  await page.goto(`${server.url}/fate/days`)
  await page.getByText('一年', { exact: true }).click()
  await expect(page.getByText(/^36[56] 天里有 \d+ 天$/)).toBeVisible()
  await untilWorkerControls(page)
  await context.setOffline(true)
  await page.goto(`${server.url}/fate/days`)
  await page.getByText('自选日期', { exact: true }).click()
  await page.getByRole('textbox', { name: '到哪天' }).fill(lightFormat(last, 'yyyy-MM-dd'))
  const countText = page.getByText(new RegExp(`^${days} 天里有 \\d+ 天$`))
  await expect(countText).toBeVisible()
  expect(await dates(page)).toHaveLength(20)
  await expect(page.getByText('会员可看')).toHaveCount(0)

  const first = page.locator('#content ol details').first()
  await first.locator('summary').click()
  const date = /\d{4}-\d\d-\d\d/.exec((await first.locator('summary').textContent())!)![0]
  await expect(first.getByRole('link', { name: '看这一天' })).toHaveAttribute('href', new RegExp(`^/fate/index(#${date})?$`))
  const one = await savedBy(page, () => first.getByRole('button', { name: '加入日历' }).click())
  expect([one.name, one.events.length]).toEqual([`mingshu-${date}.ics`, 1])
  const [event] = one.events
  expect([event!.summary, event!.startDate.toString()]).toEqual(['搬家', date])
  const trigger = event!.component.getFirstSubcomponent('valarm')!.getFirstPropertyValue('trigger') as ICAL.Duration
  expect(trigger.toSeconds()).toBe(-4 * 3600)
  expect(one.text).toContain('X-WR-TIMEZONE:Asia/Shanghai')

  await page.getByText('定个钟点，到时提醒').click()
  await page.getByLabel('几点开始').fill('10:30')
  const [, count] = /有 (\d+) 天/.exec((await countText.textContent())!)!
  const all = await savedBy(page, () => page.getByRole('button', { name: `全部加入日历（${count} 天）` }).click())
  expect(all.events).toHaveLength(Number(count))
  for (const { startDate, summary } of all.events) {
    expect(summary).toBe('搬家')
    // The hour in UTC: 10:30 in Shanghai.
    expect(new Date(startDate.toUnixTime() * 1000).toISOString().slice(11, 16)).toBe('02:30')
  }
  expect(all.text).not.toMatch(/1990-05-15|19900515/)
})
