import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { browserStorage } from '#app/browser/storage.ts'
import type { Archive } from '#contract/archive.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import { archive, describedBy, fill, form, name, part, place, show, submit, typeWhen, useFormPage } from './form-page.tsx'

useFormPage()

test('saves civil time, zone and the offset of that day', async () => {
  show()
  await fill()
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  // Shanghai had summer time in May 1990: UTC+9.
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({
    user_name: '林知远',
    gender: '1',
    birthday: '1990-05-15 08:30:00',
    hour_unknown: false,
    zone: 'Asia/Shanghai',
    offset_seconds: 32_400,
    disambiguation: 'compatible',
    solar_time: true,
    zi: '23',
    school: {},
    told_within: null,
    place_name: { zh_CN: '上海市', zh_TW: '上海市', en_US: 'Shanghai' },
  })
})

test('shows each error at its field and focuses the first', async () => {
  show()
  await form.user.type(name(), '名'.repeat(21))
  await typeWhen('19900230', '2561')
  await submit()
  expect(document.activeElement).toBe(name())
  expect(describedBy(name())).toBe('最多 40 个字符，一个汉字算两个')
  expect(describedBy(screen.getByRole('group', { name: '性别' }))).toContain('此项必填')
  expect(describedBy(part('年'))).toContain('没有这个日期或时间')
  expect(describedBy(part('分'))).toContain('没有这个日期或时间')
  expect(describedBy(place())).toBe('此项必填')
  expect(name().value).toBe('名'.repeat(21))
  expect([part('年').value, part('月').value, part('日').value, part('分').value]).toEqual(['1990', '02', '30', '61'])
  expect(form.onSave).not.toHaveBeenCalled()
})

test('refuses markup in a nickname', async () => {
  show()
  await form.user.type(name(), '<b>林</b>')
  await form.user.tab()
  expect(describedBy(name())).toBe('不能含有 < > 或控制符')
  await form.user.clear(name())
  await form.user.type(name(), '林')
  expect(describedBy(name())).toBeUndefined()
})

test('starts a new archive from the chosen clock and day change', async () => {
  browserStorage.setSettings({ ...defaultSettings, newSolarTime: false, newZi: '24' })
  const drafts: unknown[] = []
  show({ onDraftChange: (draft) => drafts.push(draft) })
  await form.user.type(name(), '林')
  expect(drafts.at(-1)).toMatchObject({ solarTime: false, zi: '24' })
  localStorage.clear()
})

test('keeps switches, answers and offset of the archive when editing', async () => {
  show({ archive, action: '完成' })
  expect([name().value, place().value, part('年').value, part('月').value]).toEqual(['林知远', '上海市', '1991', '9'])
  await form.user.type(name(), '二')
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({
    user_name: '林知远二',
    solar_time: false,
    zi: '24',
    school: {},
    disambiguation: 'earlier',
    offset_seconds: 32_401,
    told_within: 900,
  })
})

const chosen: Archive = {
  ...archive,
  birthday: '2024-02-04 16:27:08',
  offset_seconds: 28_800,
  told_within: 0,
  disambiguation: 'compatible',
}

const exactness = () => within(screen.getByRole('group', { name: '时间准到' }))

test('keeps a side chosen at a border, to its second', async () => {
  show({ archive: chosen, action: '完成' })
  expect(exactness().getByRole<HTMLInputElement>('radio', { name: '在交界处选定' }).checked).toBe(true)
  await form.user.type(name(), '二')
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ user_name: '林知远二', birthday: chosen.birthday, told_within: 0 })
})

test('drops the chosen side when a time is typed over it', async () => {
  show({ archive: chosen, action: '完成' })
  await form.user.clear(part('分'))
  await form.user.type(part('分'), '28')
  expect(exactness().getByRole<HTMLInputElement>('radio', { name: '未指定' }).checked).toBe(true)
  expect(exactness().queryByRole('radio', { name: '在交界处选定' })).toBeNull()
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ birthday: '2024-02-04 16:28:00', told_within: null })
})

test('drops the chosen side at another place and keeps the time', async () => {
  show({ archive: chosen, action: '完成' })
  await form.user.clear(place())
  await form.user.type(place(), '北京')
  await form.user.click((await screen.findAllByRole('option', { name: /北京/ }))[0]!)
  await submit()
  await waitFor(() => expect(form.onSave).toHaveBeenCalledOnce())
  expect(form.onSave.mock.calls[0]![0]).toMatchObject({ birthday: chosen.birthday, told_within: null })
})

test('does not offer a chosen side for a new birth', () => {
  show()
  expect(exactness().getAllByRole('radio')).toHaveLength(5)
})
