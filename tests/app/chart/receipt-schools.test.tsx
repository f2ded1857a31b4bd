import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toBirthInput } from '#birth/index.ts'
import { castChart, SCHOOL_SWITCHES } from '#bazi/index.ts'
import { API_TOKEN_NAMES } from '#contract/session.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { saveLogin } from '#device/session/session.ts'
import { ChartView } from '#app/features/chart/chart-view.tsx'
import { useArchive } from '#app/session/archives.ts'
// Imports the lazy chunk beforehand, so that the test does not wait for it.
import '#app/features/chart/receipt-sheet.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { shanghai } from './births.ts'
import { renderPage } from './page.tsx'

const USER = 'u1'
const LINE = '此盘用了别派的排法，不全按命书的规则。'

beforeEach(async () => {
  await activateLocale('zh_CN')
  const api_tokens = Object.fromEntries(API_TOKEN_NAMES.map((name) => [name, name]))
  await saveLogin({ user_id: USER, email: 'lin@example.com', token: 't1', api_tokens } as Parameters<typeof saveLogin>[0])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})

/** Birth of the published chart p35: hour pillar 甲子 by the default rules, 壬子 as published. */
const late: ArchiveProfile = { ...shanghai, birthday: '2000-01-01 23:30:00', offset_seconds: 28_800, solar_time: false, zi: '24' }

function Screen({ archiveId }: { archiveId: string }) {
  const archive = useArchive(archiveId)
  return archive ? <ChartView archive={archive} onCompare={() => undefined} heading={<h1>{archive.user_name}</h1>} /> : null
}

/** Renders a new archive with its receipt open; the list of other schools is collapsed. */
async function openSchools(born: ArchiveProfile) {
  const user = userEvent.setup()
  const { archive_id } = await addArchive(USER, born)
  renderPage(<Screen archiveId={archive_id} />)
  await user.click((await screen.findAllByRole('button', { name: '怎么来的' }))[0]!)
  const receipt = await screen.findByRole('dialog', { name: '这张命盘怎么来的' })
  const schools = within(receipt).getByRole('region', { name: '别派' })
  const unfold = () => user.click(within(schools).getByText('别派会怎么排这张盘'))
  const archive = async () => (await getArchive(USER, archive_id))!
  return { user, receipt, schools, unfold, archive }
}

const effectOf = (schools: HTMLElement, name: string) => {
  const id = within(schools).getByRole('switch', { name }).getAttribute('aria-describedby')!
  return document.getElementById(id)!.textContent
}

describe('other schools in the receipt', () => {
  test('are folded and off, and the chart page omits them', async () => {
    const { schools, unfold } = await openSchools(late)
    expect(schools.textContent).toContain('全按命书的规则')
    expect([within(schools).queryAllByRole('switch'), screen.queryByText(LINE)]).toEqual([[], null])
    await unfold()
    const switches = within(schools).getAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual(SCHOOL_SWITCHES.map(() => false))
  })

  test('show what each would change in this chart', async () => {
    const { schools, unfold } = await openSchools(late)
    await unfold()
    expect(effectOf(schools, '夜子时的天干从当天起')).toMatch(/^打开后时柱变壬子/)
    // Lunar New Year 2000 was on 5 February, so 1 January is in the year 己卯 by both rules.
    expect(effectOf(schools, '年柱从正月初一换')).toBe('此盘不受影响')
    const { startDate } = castChart({ ...toBirthInput(late), school: { luckFrom: 'days' } }).luck
    expect(effectOf(schools, '起运只数整天')).toBe(`打开后起运在 ${startDate}`)
    // 天乙 of 戊 is at 丑 and 未 by both verses; 羊刃 of a yang stem is at 午 by all three rules.
    expect(effectOf(schools, '天乙贵人：甲戊在丑未，庚辛在寅午')).toBe('此盘不受影响')
    expect(effectOf(schools, '羊刃只看阳干')).toBe('此盘不受影响')
  })

  test('name the pillars at which a star would be', async () => {
    // 天乙 of 庚 is at 丑 and 未 by the default rule, at 寅 and 午 by the other verse; the year branch is 午.
    const { schools, unfold } = await openSchools(shanghai)
    await unfold()
    expect(effectOf(schools, '天乙贵人：甲戊在丑未，庚辛在寅午')).toBe('打开后天乙贵人在年柱')
  })

  test('are switched on and reset to the defaults without a network', async () => {
    const { user, schools, unfold, archive } = await openSchools(late)
    await unfold()
    await user.click(within(schools).getByRole('switch', { name: '夜子时的天干从当天起' }))
    await screen.findByText(LINE)
    expect(await archive()).toMatchObject({ school: { lateHour: 'kept-day' }, hour_ganzhi: '壬子', zi: '24' })
    expect(effectOf(schools, '夜子时的天干从当天起')).toMatch(/^关上后时柱变甲子/)
    await user.click(within(schools).getByRole('switch', { name: '起运只数整天' }))
    await vi.waitFor(async () => expect((await archive()).school).toEqual({ lateHour: 'kept-day', luckFrom: 'days' }))
    // Switches for the same rule exclude each other.
    await user.click(await within(schools).findByRole('switch', { name: '起运只数到时辰', checked: false }))
    await vi.waitFor(async () => expect((await archive()).school).toEqual({ lateHour: 'kept-day', luckFrom: 'double-hours' }))
    await user.click(within(schools).getByRole('button', { name: '全部改回命书的规则' }))
    await vi.waitFor(async () => expect(await archive()).toMatchObject({ school: {}, hour_ganzhi: '甲子' }))
    await vi.waitFor(() => expect(screen.queryByText(LINE)).toBeNull())
  })

  test('state another luck rule where the receipt counts luck', async () => {
    const { receipt } = await openSchools({ ...late, school: { luckFrom: 'days' } })
    expect(within(receipt).getByRole('region', { name: '起运' }).textContent).toContain(' 起运。起运只数整天')
  })

  test('are listed by name in the receipt and its copy', async () => {
    const { user, receipt, schools } = await openSchools({ ...late, school: { lateHour: 'kept-day', yearName: 'lunar-new-year' } })
    expect(schools.textContent).toContain('夜子时的天干从当天起年柱从正月初一换')
    expect(receipt.querySelector('[data-step="utc"]')!.textContent).toContain('月柱以此刻论，年柱看当地的农历')
    await user.click(within(receipt).getByRole('button', { name: '复制全文' }))
    await screen.findByText('复制成功')
    expect(await navigator.clipboard.readText()).toContain('\n别派  夜子时的天干从当天起  年柱从正月初一换\n')
  })
})
