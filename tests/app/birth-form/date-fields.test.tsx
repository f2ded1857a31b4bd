import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { activateLocale } from '#app/language/i18n.ts'
import { choosePlace, describedBy, fill, form, name, part, pillars, show, submit, typeWhen, useFormPage } from './form-page.tsx'

useFormPage()

test('moves through the fields by digits and completes pillars one by one', async () => {
  show()
  expect(pillars()).toEqual(['—', '—', '—', '—'])
  await form.user.click(part('年'))
  await form.user.keyboard('19905')
  expect(pillars()).toEqual(['庚午', '—', '—', '—'])
  await form.user.keyboard('15')
  expect(pillars()).toEqual(['庚午', '辛巳', '—', '—'])
  await form.user.keyboard('0830')
  expect(part('分').value).toBe('30')
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '—'])
  await choosePlace('上海')
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '庚辰'])
})

test('fills every part from a pasted date', async () => {
  show()
  await form.user.click(part('年'))
  await form.user.paste('1990年5月15日 8:30')
  expect(['年', '月', '日', '时（24 小时制）', '分'].map((label) => part(label).value)).toEqual(['1990', '5', '15', '8', '30'])
})

test('labels the calendar and the clock', () => {
  show()
  expect(screen.getByText('公历日期')).toBeVisible()
  expect(screen.getByText('时间，24 小时制')).toBeVisible()
})

const notes = () => screen.getByRole('status').textContent

test.each(['90', '民國79', '民国79年', '民79'])('keeps a year typed as %s and saves it as 1990', async (year) => {
  show()
  await fill('19900515', '0830')
  await form.user.clear(part('年'))
  await form.user.type(part('年'), year)
  expect(part('年').value).toBe(year.replace('年', ''))
  expect(notes()).toBe('即公历 1990-05-15')
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '庚辰'])
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1990-05-15 08:30:00' })
  expect(part('年').value).toBe(year.replace('年', ''))
})

test('asks in Taiwan for the era of a two-digit year', async () => {
  show()
  await fill('19640515', '0830')
  await act(() => activateLocale('zh_TW'))
  await form.user.clear(part('年'))
  await form.user.type(part('年'), '64')
  await submit()
  expect(form.onSave).not.toHaveBeenCalled()
  expect(screen.getByText(/64 年是民國還是西元？請選一個/)).toBeVisible()
  expect(notes()).toBe('')
  await form.user.click(screen.getByRole('button', { name: '是西元 1964 年' }))
  expect(part('年').value).toBe('1964')
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1964-05-15 08:30:00' })
})

test('accepts a two-digit year of 民國 in Taiwan', async () => {
  await activateLocale('zh_TW')
  show()
  await form.user.type(screen.getByLabelText('年'), '79')
  await form.user.type(screen.getByLabelText('月'), '5')
  await form.user.click(screen.getByRole('button', { name: '是民國 79 年' }))
  expect(screen.getByLabelText<HTMLInputElement>('年').value).toBe('民國79')
  expect(screen.queryByRole('button', { name: /是民國/ })).toBeNull()
})

// 15 May 1990 is the 21st of the fourth lunar month.
test('keeps a lunar date as typed and saves its Gregorian date', async () => {
  show()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '公历' }).checked).toBe(true)
  await fill('19900421', '0830')
  await form.user.click(screen.getByRole('radio', { name: '农历' }))
  await waitFor(() => expect(notes()).toBe('即公历 1990-05-15'))
  expect([part('年').value, part('月').value, part('日').value]).toEqual(['1990', '04', '21'])
  expect(screen.getByText('农历日期')).toBeVisible()
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '庚辰'])
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1990-05-15 08:30:00', offset_seconds: 32_400 })
  expect(form.onSave.mock.calls[0]![0]).not.toHaveProperty('calendar')
})

test('offers a leap lunar month by checkbox and by keyboard', async () => {
  show()
  await fill('19900501', '0830')
  screen.getByRole('radio', { name: '公历' }).focus()
  await form.user.keyboard('{ArrowRight}')
  await waitFor(() => expect(notes()).toBe('即公历 1990-05-24'))
  const leap = screen.getByRole('checkbox', { name: '闰月，这一年有两个 05 月' })
  leap.focus()
  await form.user.keyboard(' ')
  expect(notes()).toBe('即公历 1990-06-23')
  await form.user.clear(part('月'))
  await form.user.type(part('月'), '4')
  expect(screen.queryByRole('checkbox', { name: /闰月/ })).toBeNull()
  expect(notes()).toBe('即公历 1990-04-25')
})

test('refuses a lunar day that does not exist', async () => {
  show()
  await fill('19900431', '0830')
  await form.user.click(screen.getByRole('radio', { name: '农历' }))
  // The lunar date is validated once its almanac has loaded.
  await waitFor(() => expect(document.querySelector('[type=submit]')).not.toHaveAttribute('data-loading'))
  await submit()
  await waitFor(() => expect(describedBy(part('年'))).toBe('农历日期 · 没有这个日期或时间'))
  expect(document.activeElement).toBe(part('年'))
  expect(form.onSave).not.toHaveBeenCalled()
})

test('asks about a future year and accepts it when confirmed', async () => {
  show()
  await fill('20900515')
  await submit()
  expect(describedBy(part('年'))).toContain('2090？这一年还没有到')
  expect(form.onSave).not.toHaveBeenCalled()
  await form.user.click(screen.getByRole('button', { name: '就是 2090 年' }))
  expect(part('年').getAttribute('aria-invalid')).toBe('false')
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ birthday: '2090-05-15 08:30:00' })
})

test.each([
  ['1899', '出生年份应在 1900…2100 之间'],
  ['2101', '出生年份应在 1900…2100 之间'],
])('refuses a birth in %s', async (year, message) => {
  show()
  await typeWhen(`${year}0101`, '')
  await form.user.click(name())
  expect(describedBy(part('年'))).toContain(message)
})

test('asks about a day that a place’s calendar skipped', async () => {
  show()
  // Samoa crossed the date line and skipped 30 December 2011.
  await fill('20111230', '1000', 'Apia')
  const sheet = await screen.findByRole('dialog', { name: '2011年12月30日 那天没有出现过' })
  expect(sheet.textContent).toContain('2011年12月30日整天跳过，直接到了2011年12月31日')
  expect(sheet.textContent).toContain('其实是前一天的 10:00')
})
