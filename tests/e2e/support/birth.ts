import type { Page } from '@playwright/test'

export interface Birth {
  name: string
  gender: '男' | '女'
  /** Date as `YYYY-M-D`. */
  date: string
  /** Time as `H:mm`; omit it for an unknown hour. */
  time?: string
  /** Text typed into the birthplace field; the first option is chosen. */
  place: string
}

/** Fills the Chinese birth form without submitting it. */
export async function fillBirth(page: Page, { name, gender, date, time, place }: Birth) {
  const [year, month, day] = date.split('-') as [string, string, string]
  await page.getByRole('textbox', { name: '称呼' }).fill(name)
  await page.getByRole('radio', { name: gender }).check()
  await page.getByRole('textbox', { name: '年', exact: true }).fill(year)
  await page.getByRole('textbox', { name: '月', exact: true }).fill(month)
  await page.getByRole('textbox', { name: '日', exact: true }).fill(day)
  if (time) {
    const [hour, minute] = time.split(':') as [string, string]
    await page.getByRole('textbox', { name: /^时/ }).fill(hour)
    await page.getByRole('textbox', { name: '分', exact: true }).fill(minute)
  } else await page.getByRole('checkbox', { name: /不知道时辰/ }).check()
  await page.getByRole('combobox').fill(place)
  await page.getByRole('option').first().click()
}
