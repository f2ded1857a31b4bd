/** Renders the birth form on the real gazetteer; reads and fills its fields. */
import { readFile } from 'node:fs/promises'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, vi } from 'vitest'
import { BirthForm, type BirthFormProps } from '#app/features/birth-form/birth-form.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import type { Archive } from '#contract/archive.ts'
import { preloadPlaces } from '#places/index.ts'

/** Path of the real gazetteer; the stubbed `fetch` returns this file. */
const gazetteer = 'src/places/data/gazetteer.bin'

/** User and save handler of the current test. */
export const form = {} as { user: UserEvent; onSave: ReturnType<typeof vi.fn<BirthFormProps['onSave']>> }

/** Prepares each test of a file: places are loaded, the language is Simplified Chinese, and saving succeeds. */
export function useFormPage(): void {
  beforeAll(async () => {
    vi.stubGlobal('fetch', async () => new Response(await readFile(gazetteer)))
    await preloadPlaces()
  })
  beforeEach(async () => {
    await activateLocale('zh_CN')
    form.user = userEvent.setup()
    form.onSave = vi.fn<BirthFormProps['onSave']>(() => Promise.resolve())
  })
}

export function show(props: Partial<BirthFormProps> = {}) {
  return render(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <BirthForm action="完成" onSave={form.onSave} {...props} />
      </MantineProvider>
    </I18nProvider>,
  )
}

export const name = () => screen.getByLabelText<HTMLInputElement>('称呼')
export const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: '出生地' })
export const part = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const describedBy = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
export const pillars = () => [...document.querySelectorAll('dd')].map((cell) => cell.textContent)
export const submit = () => form.user.click(screen.getByRole('button', { name: '完成' }))

export async function typeWhen(date: string, time: string) {
  await form.user.click(part('年'))
  await form.user.keyboard(date)
  if (time === '') return
  await form.user.click(part('时（24 小时制）'))
  await form.user.keyboard(time)
}

export async function choosePlace(query: string) {
  await form.user.type(place(), query)
  await screen.findAllByRole('option')
  await form.user.keyboard('{Enter}')
}

export async function fill(date = '19900515', time = '0830', where = '上海') {
  await form.user.type(name(), '林知远')
  await form.user.click(screen.getByRole('radio', { name: '男' }))
  await typeWhen(date, time)
  await choosePlace(where)
}

/** An archive with a repeated birth time and settings other than the defaults. */
export const archive: Archive = {
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
