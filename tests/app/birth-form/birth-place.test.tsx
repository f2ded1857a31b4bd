import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { activateLocale } from '#app/language/i18n.ts'
import { choosePlace, fill, form, part, place, show, submit, useFormPage } from './form-page.tsx'

useFormPage()

test('returns the focus to the place field after clearing it', async () => {
  show()
  await choosePlace('上海')
  await form.user.click(screen.getByRole('button', { name: '清空' }))
  expect(place()).toHaveFocus()
  expect(place().value).toBe('')
})

test('moves through the place list by arrow keys', async () => {
  show()
  await form.user.type(place(), '上海')
  const options = await screen.findAllByRole('option')
  expect(options.length).toBeGreaterThan(2)
  expect(place().getAttribute('aria-activedescendant')).toBe(options[0]!.id)
  await form.user.keyboard('{ArrowDown}')
  expect(place().getAttribute('aria-activedescendant')).toBe(options[1]!.id)
  expect(options[1]!.getAttribute('aria-selected')).toBe('true')
  await form.user.keyboard('{Escape}')
  expect([screen.queryByRole('listbox'), place().value]).toEqual([null, '上海'])
  await form.user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(place().value).toBe('上海市')
})

test('searches zhuyin during input method composition', async () => {
  show()
  fireEvent.compositionStart(place())
  fireEvent.change(place(), { target: { value: 'ㄊㄞˊㄅㄟ' } })
  const [first] = await screen.findAllByRole('option')
  expect(first?.textContent).toMatch(/^台北市/)
})

test('resolves a former district to the present one and says so', async () => {
  show()
  await form.user.type(place(), '宣武区')
  const [first] = await screen.findAllByRole('option')
  expect(first?.textContent).toMatch(/^宣武区今属北京西城区/)
  await form.user.keyboard('{Enter}')
  expect(place().value).toBe('北京西城区')
})

test('offers the second clock in Xinjiang, unchecked by default', async () => {
  show()
  await fill()
  await form.user.clear(place())
  await choosePlace('喀什市')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /新疆时间/ })
  expect(box.checked).toBe(false)
  await form.user.click(box)
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0].zone).toBe('Asia/Urumqi')
})

test('warns of an uncertain zone inland before 1949 only', async () => {
  show()
  await fill()
  await form.user.clear(place())
  await choosePlace('成都市')
  expect(screen.queryByText(/时区未必准/)).toBeNull()
  await form.user.clear(screen.getByLabelText('年'))
  await form.user.type(screen.getByLabelText('年'), '1930')
  await screen.findByText('一九四九年以前内地钟表不一，此盘按上海的钟，时区未必准。')
})

test('accepts a place by coordinates and zone', async () => {
  show()
  await fill()
  await form.user.clear(place())
  await form.user.click(screen.getByRole('button', { name: /填写经纬度/ }))
  await form.user.type(part('地名'), '小村')
  await form.user.type(part('纬度，北正南负'), '95')
  await form.user.type(part('经度，东正西负'), '-70.5')
  await form.user.type(part('时区'), 'America/Nowhere')
  await submit()
  const errorOf = (label: string) => document.getElementById(part(label).getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent
  expect(errorOf('纬度，北正南负')).toBe('应在 -90…90 之间')
  expect(errorOf('时区')).toBe('不认识这个时区')
  await form.user.clear(part('纬度，北正南负'))
  await form.user.type(part('纬度，北正南负'), '-33.4')
  await form.user.clear(part('时区'))
  await form.user.type(part('时区'), 'America/Santiago')
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ lat: -33.4, lng: -70.5, zone: 'America/Santiago', place_name: { en_US: '小村' } })
})

test('shows a manual place without errors after a failed submit', async () => {
  show()
  await submit()
  expect(place().getAttribute('aria-invalid')).toBe('true')
  await form.user.click(screen.getByRole('button', { name: /填写经纬度/ }))
  const parts = ['地名', '纬度，北正南负', '经度，东正西负', '时区']
  const wrong = () => parts.filter((label) => part(label).getAttribute('aria-invalid') === 'true')
  expect(wrong()).toEqual([])
  await form.user.type(part('纬度，北正南负'), '95')
  expect(wrong()).toEqual([])
  await form.user.click(part('时区'))
  expect(wrong()).toEqual(['纬度，北正南负'])
  await form.user.tab()
  expect(wrong()).toEqual(['纬度，北正南负'])
})

test.each([
  ['深圳', '上海市中国标准时间UTC+8', 'Asia/Shanghai'],
  ['印度时间', '加尔各答印度时间UTC+5:30', 'Asia/Kolkata'],
  ['kathm', '加德满都尼泊尔时间UTC+5:45', 'Asia/Kathmandu'],
])('finds a zone by city, name or id: %s', async (query, text, zone) => {
  show()
  await fill()
  await form.user.clear(place())
  await form.user.click(screen.getByRole('button', { name: /填写经纬度/ }))
  await form.user.type(part('地名'), '小村')
  await form.user.type(part('纬度，北正南负'), '27.7')
  await form.user.type(part('经度，东正西负'), '85.3')
  await form.user.click(part('时区'))
  // Without input all zones are listed from west to east.
  const first = () => document.querySelector('[role=option]')?.textContent
  await waitFor(() => expect(first()).toMatch(/UTC−11$/))
  await form.user.type(part('时区'), query)
  await waitFor(() => expect(first()).toBe(text))
  await form.user.keyboard('{Enter}')
  expect([screen.queryByRole('listbox'), part('时区').value]).toEqual([null, text.replace(/^(.*?)(?:中国标准|印度|尼泊尔)时间/, '$1 · ')])
  // An arrow key opens the list again; Escape keeps the choice.
  await form.user.keyboard('{ArrowDown}')
  expect(part('时区').getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await form.user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0].zone).toBe(zone)
})

test.each(['zh_TW', 'en_US'] as const)('ranks places at home first in %s', async (locale) => {
  await activateLocale(locale)
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: locale === 'zh_TW' ? 'Europe/Paris' : 'Asia/Taipei',
  } as Intl.ResolvedDateTimeFormatOptions)
  show()
  await form.user.type(screen.getByRole('combobox'), '大安')
  const [firstOption] = await screen.findAllByRole('option')
  expect(firstOption!.textContent).toMatch(locale === 'zh_TW' ? /大安區.*臺北/ : /Taipei/)
})
