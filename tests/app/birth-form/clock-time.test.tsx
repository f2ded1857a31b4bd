import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { archive, describedBy, fill, form, name, part, pillars, show, submit, typeWhen, useFormPage } from './form-page.tsx'

useFormPage()

const time = () => [part('时（24 小时制）').value, part('分').value]

test.each([
  ['2:30pm', ['14', '30']],
  ['2:30 PM', ['14', '30']],
  ['下午2:30', ['14', '30']],
  ['晚上8点15', ['20', '15']],
  ['２：３０ｐｍ', ['14', '30']],
  ['12:05am', ['0', '05']],
])('converts a time typed as %s to 24 hours on blur', async (typed, expected) => {
  show()
  await typeWhen('19900515', typed)
  await form.user.click(name())
  expect(time()).toEqual(expected)
  expect(part('分').getAttribute('aria-invalid')).toBe('false')
})

test('saves a time in words without leaving its field', async () => {
  show()
  await fill('19900515', '0830')
  await form.user.clear(part('时（24 小时制）'))
  await form.user.clear(part('分'))
  await form.user.click(part('时（24 小时制）'))
  await form.user.keyboard('2:30pm{Enter}')
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1990-05-15 14:30:00' })
})

test('keeps an ambiguous time as typed and names the error', async () => {
  show()
  await fill('19900515', '晚上12:00')
  await submit()
  expect(time()).toEqual(['晚上12', '00'])
  expect(describedBy(part('分'))).toBe('时间 · 这样写不明确，请按 24 小时制写，如 14:30')
  expect(document.activeElement).toBe(part('时（24 小时制）'))
  expect(form.onSave).not.toHaveBeenCalled()
})

test.each([
  ['2:30pm', ['14', '30']],
  ['1990-05-15 2:30 pm', ['14', '30']],
  ['1990年5月15日 下午2:30', ['14', '30']],
  ['1990-05-15T14:30:00', ['14', '30']],
  ['1990-05-15 晚上12:00', ['晚上12:00', '']],
])('pastes %s with its half of the day', async (text, expected) => {
  show()
  await form.user.click(part('时（24 小时制）'))
  await form.user.paste(text)
  expect(time()).toEqual(expected)
})

test('stores an unknown hour as noon without an hour pillar', async () => {
  show()
  await fill('19900515', '')
  await form.user.click(screen.getByRole('checkbox', { name: '不知道时辰，按 12:00 记' }))
  expect([part('时（24 小时制）').value, part('时（24 小时制）').disabled]).toEqual(['12', true])
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '未详'])
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1990-05-15 12:00:00', hour_unknown: true })
})

test('saves the precision of the time, not for an unknown hour', async () => {
  show()
  await fill()
  await form.user.click(within(screen.getByRole('group', { name: '时间准到' })).getByRole('radio', { name: '15 分钟内' }))
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ told_within: 900 })))
  await form.user.click(screen.getByRole('checkbox'))
  expect(screen.queryByRole('group', { name: '时间准到' })).toBeNull()
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ hour_unknown: true, told_within: null })))
})

test('asks about a repeated hour with the pillar of each reading', async () => {
  show()
  await fill('19910915', '0130')
  const sheet = await screen.findByRole('dialog', { name: '01:30 那天有过两次' })
  const choices = [...sheet.querySelectorAll('label')].map((label) => label.textContent)
  expect(choices).toHaveLength(3)
  expect(choices[0]).toContain('壬子')
  expect(choices[1]).toContain('癸丑')
  // A space separates pair and pillar name for screen readers.
  expect(choices[1]).toMatch(/癸丑 时$/)
  expect(sheet.querySelector('input:checked')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '选一个再继续' }).disabled).toBe(true)
  await form.user.click(screen.getByRole('radio', { name: /第二次/ }))
  await form.user.click(screen.getByRole('button', { name: '就按这个' }))
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ disambiguation: 'later', offset_seconds: 28_800 })
})

test('names the readings of a repeated hour by clock and offset', async () => {
  show()
  await fill('19910915', '0130')
  const sheet = await screen.findByRole('dialog', { name: '01:30 那天有过两次' })
  const titles = [...sheet.querySelectorAll('label b')].map((title) => title.textContent)
  expect(titles).toEqual(['01:30 UTC+91', '01:30 UTC+82', '说不准'])
  expect([...sheet.querySelectorAll('svg circle + text')].map((mark) => mark.textContent)).toEqual(['1', '2'])
  expect(sheet.textContent).toContain('两张盘都留着，以后再定')
  expect(sheet.textContent).not.toContain('四柱相同')
})

test('states before the choice when both readings share their pillars', async () => {
  // By the civil clock, 01:30 is in the hour of 丑 in both readings.
  show({ archive: { ...archive, zi: '23' } })
  await form.user.click(screen.getByRole('button', { name: '更改' }))
  const sheet = await screen.findByRole('dialog', { name: '01:30 那天有过两次' })
  expect(sheet.textContent).toContain('两种读法的四柱相同，选哪个都不改四柱。')
  expect(sheet.textContent).not.toContain('真太阳时')
})

test('names the clock of that day as the receipt does', async () => {
  show()
  await fill()
  expect(screen.getByText(/UTC\+9$/).textContent).toMatch(/°E · 中国夏令时间 · UTC\+9$/)
})

test('asks an unanswered question again on submit', async () => {
  show()
  await fill('19910915', '0130')
  await screen.findByRole('dialog')
  await form.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await submit()
  await screen.findByRole('dialog', { name: '01:30 那天有过两次' })
  expect(form.onSave).not.toHaveBeenCalled()
})

test('asks about a skipped hour', async () => {
  show()
  await fill('19910414', '0230')
  const sheet = await screen.findByRole('dialog', { name: '02:30 那天没有出现过' })
  expect(sheet.textContent).toContain('钟表从 02:00 直接拨到 03:00')
  await form.user.click(screen.getByRole('radio', { name: /说不准/ }))
  await form.user.click(screen.getByRole('button', { name: '就按这个' }))
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  // The stated time is stored; "not sure" uses the offset before the change, UTC+9.
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({
    birthday: '1991-04-14 02:30:00',
    disambiguation: 'compatible',
    offset_seconds: 32_400,
  })
})
