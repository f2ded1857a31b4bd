import { readFile } from 'node:fs/promises'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BirthForm, type BirthFormProps } from '#app/features/birth-form/birth-form.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { browserStorage } from '#app/browser/storage.ts'
import type { Archive } from '#contract/archive.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import { preloadPlaces } from '#places/index.ts'

/** Path of the real gazetteer; the stubbed `fetch` returns this file. */
const gazetteer = 'src/places/data/gazetteer.bin'

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response(await readFile(gazetteer)))
  await preloadPlaces()
})

let user: UserEvent
let onSave: ReturnType<typeof vi.fn<BirthFormProps['onSave']>>

beforeEach(async () => {
  await activateLocale('zh_CN')
  user = userEvent.setup()
  onSave = vi.fn<BirthFormProps['onSave']>(() => Promise.resolve())
})

function show(props: Partial<BirthFormProps> = {}) {
  return render(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <BirthForm action="完成" onSave={onSave} {...props} />
      </MantineProvider>
    </I18nProvider>,
  )
}

const name = () => screen.getByLabelText<HTMLInputElement>('称呼')
const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: '出生地' })
const part = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const describedBy = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
const pillars = () => [...document.querySelectorAll('dd')].map((cell) => cell.textContent)
const submit = () => user.click(screen.getByRole('button', { name: '完成' }))

async function typeWhen(date: string, time: string) {
  await user.click(part('年'))
  await user.keyboard(date)
  if (time === '') return
  await user.click(part('时（24 小时制）'))
  await user.keyboard(time)
}

async function choosePlace(query: string) {
  await user.type(place(), query)
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}')
}

async function fill(date = '19900515', time = '0830', where = '上海') {
  await user.type(name(), '林知远')
  await user.click(screen.getByRole('radio', { name: '男' }))
  await typeWhen(date, time)
  await choosePlace(where)
}

test('returns the focus to the place field after clearing it', async () => {
  show()
  await choosePlace('上海')
  await user.click(screen.getByRole('button', { name: '清空' }))
  expect(place()).toHaveFocus()
  expect(place().value).toBe('')
})

test('moves through the fields by digits and completes pillars one by one', async () => {
  show()
  expect(pillars()).toEqual(['—', '—', '—', '—'])
  await user.click(part('年'))
  await user.keyboard('19905')
  expect(pillars()).toEqual(['庚午', '—', '—', '—'])
  await user.keyboard('15')
  expect(pillars()).toEqual(['庚午', '辛巳', '—', '—'])
  await user.keyboard('0830')
  expect(part('分').value).toBe('30')
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '—'])
  await choosePlace('上海')
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '庚辰'])
})

test('fills every part from a pasted date', async () => {
  show()
  await user.click(part('年'))
  await user.paste('1990年5月15日 8:30')
  expect(['年', '月', '日', '时（24 小时制）', '分'].map((label) => part(label).value)).toEqual(['1990', '5', '15', '8', '30'])
})

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
  await user.click(name())
  expect(time()).toEqual(expected)
  expect(part('分').getAttribute('aria-invalid')).toBe('false')
})

test('saves a time in words without leaving its field', async () => {
  show()
  await fill('19900515', '0830')
  await user.clear(part('时（24 小时制）'))
  await user.clear(part('分'))
  await user.click(part('时（24 小时制）'))
  await user.keyboard('2:30pm{Enter}')
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1990-05-15 14:30:00' })
})

test('keeps an ambiguous time as typed and names the error', async () => {
  show()
  await fill('19900515', '晚上12:00')
  await submit()
  expect(time()).toEqual(['晚上12', '00'])
  expect(describedBy(part('分'))).toBe('时间 · 这样写不明确，请按 24 小时制写，如 14:30')
  expect(document.activeElement).toBe(part('时（24 小时制）'))
  expect(onSave).not.toHaveBeenCalled()
})

test.each([
  ['2:30pm', ['14', '30']],
  ['1990-05-15 2:30 pm', ['14', '30']],
  ['1990年5月15日 下午2:30', ['14', '30']],
  ['1990-05-15T14:30:00', ['14', '30']],
  ['1990-05-15 晚上12:00', ['晚上12:00', '']],
])('pastes %s with its half of the day', async (text, expected) => {
  show()
  await user.click(part('时（24 小时制）'))
  await user.paste(text)
  expect(time()).toEqual(expected)
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
  await user.clear(part('年'))
  await user.type(part('年'), year)
  expect(part('年').value).toBe(year.replace('年', ''))
  expect(notes()).toBe('即公历 1990-05-15')
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '庚辰'])
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1990-05-15 08:30:00' })
  expect(part('年').value).toBe(year.replace('年', ''))
})

test('asks in Taiwan for the era of a two-digit year', async () => {
  show()
  await fill('19640515', '0830')
  await act(() => activateLocale('zh_TW'))
  await user.clear(part('年'))
  await user.type(part('年'), '64')
  await submit()
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.getByText(/64 年是民國還是西元？請選一個/)).toBeVisible()
  expect(notes()).toBe('')
  await user.click(screen.getByRole('button', { name: '是西元 1964 年' }))
  expect(part('年').value).toBe('1964')
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1964-05-15 08:30:00' })
})

test('accepts a two-digit year of 民國 in Taiwan', async () => {
  await activateLocale('zh_TW')
  show()
  await user.type(screen.getByLabelText('年'), '79')
  await user.type(screen.getByLabelText('月'), '5')
  await user.click(screen.getByRole('button', { name: '是民國 79 年' }))
  expect(screen.getByLabelText<HTMLInputElement>('年').value).toBe('民國79')
  expect(screen.queryByRole('button', { name: /是民國/ })).toBeNull()
})

// 15 May 1990 is the 21st of the fourth lunar month.
test('keeps a lunar date as typed and saves its Gregorian date', async () => {
  show()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '公历' }).checked).toBe(true)
  await fill('19900421', '0830')
  await user.click(screen.getByRole('radio', { name: '农历' }))
  await waitFor(() => expect(notes()).toBe('即公历 1990-05-15'))
  expect([part('年').value, part('月').value, part('日').value]).toEqual(['1990', '04', '21'])
  expect(screen.getByText('农历日期')).toBeVisible()
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '庚辰'])
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1990-05-15 08:30:00', offset_seconds: 32_400 })
  expect(onSave.mock.calls[0]![0]).not.toHaveProperty('calendar')
})

test('offers a leap lunar month by checkbox and by keyboard', async () => {
  show()
  await fill('19900501', '0830')
  screen.getByRole('radio', { name: '公历' }).focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(notes()).toBe('即公历 1990-05-24'))
  const leap = screen.getByRole('checkbox', { name: '闰月，这一年有两个 05 月' })
  leap.focus()
  await user.keyboard(' ')
  expect(notes()).toBe('即公历 1990-06-23')
  await user.clear(part('月'))
  await user.type(part('月'), '4')
  expect(screen.queryByRole('checkbox', { name: /闰月/ })).toBeNull()
  expect(notes()).toBe('即公历 1990-04-25')
})

test('refuses a lunar day that does not exist', async () => {
  show()
  await fill('19900431', '0830')
  await user.click(screen.getByRole('radio', { name: '农历' }))
  // The lunar date is validated once its almanac has loaded.
  await waitFor(() => expect(document.querySelector('[type=submit]')).not.toHaveAttribute('data-loading'))
  await submit()
  await waitFor(() => expect(describedBy(part('年'))).toBe('农历日期 · 没有这个日期或时间'))
  expect(document.activeElement).toBe(part('年'))
  expect(onSave).not.toHaveBeenCalled()
})

test('asks about a future year and accepts it when confirmed', async () => {
  show()
  await fill('20900515')
  await submit()
  expect(describedBy(part('年'))).toContain('2090？这一年还没有到')
  expect(onSave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '就是 2090 年' }))
  expect(part('年').getAttribute('aria-invalid')).toBe('false')
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ birthday: '2090-05-15 08:30:00' })
})

test('saves civil time, zone and the offset of that day', async () => {
  show()
  await fill()
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  // Shanghai had summer time in May 1990: UTC+9.
  expect(onSave.mock.calls[0]![0]).toMatchObject({
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
  await user.type(name(), '名'.repeat(21))
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
  expect(onSave).not.toHaveBeenCalled()
})

test.each([
  ['1899', '出生年份应在 1900…2100 之间'],
  ['2101', '出生年份应在 1900…2100 之间'],
])('refuses a birth in %s', async (year, message) => {
  show()
  await typeWhen(`${year}0101`, '')
  await user.click(name())
  expect(describedBy(part('年'))).toContain(message)
})

test('refuses markup in a nickname', async () => {
  show()
  await user.type(name(), '<b>林</b>')
  await user.tab()
  expect(describedBy(name())).toBe('不能含有 < > 或控制符')
  await user.clear(name())
  await user.type(name(), '林')
  expect(describedBy(name())).toBeUndefined()
})

test('stores an unknown hour as noon without an hour pillar', async () => {
  show()
  await fill('19900515', '')
  await user.click(screen.getByRole('checkbox', { name: '不知道时辰，按 12:00 记' }))
  expect([part('时（24 小时制）').value, part('时（24 小时制）').disabled]).toEqual(['12', true])
  expect(pillars()).toEqual(['庚午', '辛巳', '庚辰', '未详'])
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1990-05-15 12:00:00', hour_unknown: true })
})

test('saves the precision of the time, not for an unknown hour', async () => {
  show()
  await fill()
  await user.click(within(screen.getByRole('group', { name: '时间准到' })).getByRole('radio', { name: '15 分钟内' }))
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ told_within: 900 })))
  await user.click(screen.getByRole('checkbox'))
  expect(screen.queryByRole('group', { name: '时间准到' })).toBeNull()
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ hour_unknown: true, told_within: null })))
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
  await user.click(screen.getByRole('radio', { name: /第二次/ }))
  await user.click(screen.getByRole('button', { name: '就按这个' }))
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ disambiguation: 'later', offset_seconds: 28_800 })
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
  await user.click(screen.getByRole('button', { name: '更改' }))
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
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await submit()
  await screen.findByRole('dialog', { name: '01:30 那天有过两次' })
  expect(onSave).not.toHaveBeenCalled()
})

test('asks about a skipped hour', async () => {
  show()
  await fill('19910414', '0230')
  const sheet = await screen.findByRole('dialog', { name: '02:30 那天没有出现过' })
  expect(sheet.textContent).toContain('钟表从 02:00 直接拨到 03:00')
  await user.click(screen.getByRole('radio', { name: /说不准/ }))
  await user.click(screen.getByRole('button', { name: '就按这个' }))
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  // The stated time is stored; "not sure" uses the offset before the change, UTC+9.
  expect(onSave.mock.calls[0]![0]).toMatchObject({ birthday: '1991-04-14 02:30:00', disambiguation: 'compatible', offset_seconds: 32_400 })
})

test('moves through the place list by arrow keys', async () => {
  show()
  await user.type(place(), '上海')
  const options = await screen.findAllByRole('option')
  expect(options.length).toBeGreaterThan(2)
  expect(place().getAttribute('aria-activedescendant')).toBe(options[0]!.id)
  await user.keyboard('{ArrowDown}')
  expect(place().getAttribute('aria-activedescendant')).toBe(options[1]!.id)
  expect(options[1]!.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Escape}')
  expect([screen.queryByRole('listbox'), place().value]).toEqual([null, '上海'])
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{Enter}')
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
  await user.type(place(), '宣武区')
  const [first] = await screen.findAllByRole('option')
  expect(first?.textContent).toMatch(/^宣武区今属北京西城区/)
  await user.keyboard('{Enter}')
  expect(place().value).toBe('北京西城区')
})

test('offers the second clock in Xinjiang, unchecked by default', async () => {
  show()
  await fill()
  await user.clear(place())
  await choosePlace('喀什市')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /新疆时间/ })
  expect(box.checked).toBe(false)
  await user.click(box)
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0].zone).toBe('Asia/Urumqi')
})

test('warns of an uncertain zone inland before 1949 only', async () => {
  show()
  await fill()
  await user.clear(place())
  await choosePlace('成都市')
  expect(screen.queryByText(/时区未必准/)).toBeNull()
  await user.clear(screen.getByLabelText('年'))
  await user.type(screen.getByLabelText('年'), '1930')
  await screen.findByText('一九四九年以前内地钟表不一，此盘按上海的钟，时区未必准。')
})

test('accepts a place by coordinates and zone', async () => {
  show()
  await fill()
  await user.clear(place())
  await user.click(screen.getByRole('button', { name: /填写经纬度/ }))
  await user.type(part('地名'), '小村')
  await user.type(part('纬度，北正南负'), '95')
  await user.type(part('经度，东正西负'), '-70.5')
  await user.type(part('时区'), 'America/Nowhere')
  await submit()
  const errorOf = (label: string) => document.getElementById(part(label).getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent
  expect(errorOf('纬度，北正南负')).toBe('应在 -90…90 之间')
  expect(errorOf('时区')).toBe('不认识这个时区')
  await user.clear(part('纬度，北正南负'))
  await user.type(part('纬度，北正南负'), '-33.4')
  await user.clear(part('时区'))
  await user.type(part('时区'), 'America/Santiago')
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ lat: -33.4, lng: -70.5, zone: 'America/Santiago', place_name: { en_US: '小村' } })
})

test('shows a manual place without errors after a failed submit', async () => {
  show()
  await submit()
  expect(place().getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: /填写经纬度/ }))
  const parts = ['地名', '纬度，北正南负', '经度，东正西负', '时区']
  const wrong = () => parts.filter((label) => part(label).getAttribute('aria-invalid') === 'true')
  expect(wrong()).toEqual([])
  await user.type(part('纬度，北正南负'), '95')
  expect(wrong()).toEqual([])
  await user.click(part('时区'))
  expect(wrong()).toEqual(['纬度，北正南负'])
  await user.tab()
  expect(wrong()).toEqual(['纬度，北正南负'])
})

test.each([
  ['深圳', '上海市中国标准时间UTC+8', 'Asia/Shanghai'],
  ['印度时间', '加尔各答印度时间UTC+5:30', 'Asia/Kolkata'],
  ['kathm', '加德满都尼泊尔时间UTC+5:45', 'Asia/Kathmandu'],
])('finds a zone by city, name or id: %s', async (query, text, zone) => {
  show()
  await fill()
  await user.clear(place())
  await user.click(screen.getByRole('button', { name: /填写经纬度/ }))
  await user.type(part('地名'), '小村')
  await user.type(part('纬度，北正南负'), '27.7')
  await user.type(part('经度，东正西负'), '85.3')
  await user.click(part('时区'))
  // Without input all zones are listed from west to east.
  const first = () => document.querySelector('[role=option]')?.textContent
  await waitFor(() => expect(first()).toMatch(/UTC−11$/))
  await user.type(part('时区'), query)
  await waitFor(() => expect(first()).toBe(text))
  await user.keyboard('{Enter}')
  expect([screen.queryByRole('listbox'), part('时区').value]).toEqual([null, text.replace(/^(.*?)(?:中国标准|印度|尼泊尔)时间/, '$1 · ')])
  // An arrow key opens the list again; Escape keeps the choice.
  await user.keyboard('{ArrowDown}')
  expect(part('时区').getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0].zone).toBe(zone)
})

const archive: Archive = {
  archive_id: '0192f3a0-0000-7000-8000-000000000000',
  user_name: '林知远',
  gender: '0',
  birthday: '1991-09-15 01:30:00',
  hour_unknown: false,
  place_name: { zh_CN: '上海市', zh_TW: '上海市', en_US: 'Shanghai' },
  lat: 31.23,
  lng: 121.47,
  zone: 'Asia/Shanghai',
  offset_seconds: 32_401,
  disambiguation: 'earlier',
  solar_time: false,
  zi: '24',
  school: {},
  told_within: 900,
  year_ganzhi: '辛未',
  month_ganzhi: '丁酉',
  day_ganzhi: '戊子',
  hour_ganzhi: '癸丑',
  type: 0,
  is_lock: true,
  books: [],
  edits_left: null,
  avatar_id: null,
  version: 3,
  pinned_at: null,
  created_at: 1,
  updated_at: 1,
}

test('keeps switches, answers and offset of the archive when editing', async () => {
  show({ archive, action: '完成' })
  expect([name().value, place().value, part('年').value, part('月').value]).toEqual(['林知远', '上海市', '1991', '9'])
  await user.type(name(), '二')
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onSave.mock.calls[0]![0]).toMatchObject({
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
  await user.type(name(), '二')
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ user_name: '林知远二', birthday: chosen.birthday, told_within: 0 })
})

test('drops the chosen side when a time is typed over it', async () => {
  show({ archive: chosen, action: '完成' })
  await user.clear(part('分'))
  await user.type(part('分'), '28')
  expect(exactness().getByRole<HTMLInputElement>('radio', { name: '未指定' }).checked).toBe(true)
  expect(exactness().queryByRole('radio', { name: '在交界处选定' })).toBeNull()
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ birthday: '2024-02-04 16:28:00', told_within: null })
})

test('drops the chosen side at another place and keeps the time', async () => {
  show({ archive: chosen, action: '完成' })
  await user.clear(place())
  await user.type(place(), '北京')
  await user.click((await screen.findAllByRole('option', { name: /北京/ }))[0]!)
  await submit()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({ birthday: chosen.birthday, told_within: null })
})

test('does not offer a chosen side for a new birth', () => {
  show()
  expect(exactness().getAllByRole('radio')).toHaveLength(5)
})

test('asks about a day that a place’s calendar skipped', async () => {
  show()
  // Samoa crossed the date line and skipped 30 December 2011.
  await fill('20111230', '1000', 'Apia')
  const sheet = await screen.findByRole('dialog', { name: '2011年12月30日 那天没有出现过' })
  expect(sheet.textContent).toContain('2011年12月30日整天跳过，直接到了2011年12月31日')
  expect(sheet.textContent).toContain('其实是前一天的 10:00')
})

test('starts a new archive from the chosen clock and day change', async () => {
  browserStorage.setSettings({ ...defaultSettings, newSolarTime: false, newZi: '24' })
  const drafts: unknown[] = []
  show({ onDraftChange: (draft) => drafts.push(draft) })
  await user.type(name(), '林')
  expect(drafts.at(-1)).toMatchObject({ solarTime: false, zi: '24' })
  localStorage.clear()
})

test.each(['zh_TW', 'en_US'] as const)('ranks places at home first in %s', async (locale) => {
  await activateLocale(locale)
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: locale === 'zh_TW' ? 'Europe/Paris' : 'Asia/Taipei',
  } as Intl.ResolvedDateTimeFormatOptions)
  show()
  await user.type(screen.getByRole('combobox'), '大安')
  const [firstOption] = await screen.findAllByRole('option')
  expect(firstOption!.textContent).toMatch(locale === 'zh_TW' ? /大安區.*臺北/ : /Taipei/)
})
