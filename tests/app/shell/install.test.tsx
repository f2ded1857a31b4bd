import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readInstallState, recordVisit } from '#device/settings/visits.ts'
import { InstallOffer } from '#app/features/settings/install-offer.tsx'
import { InstallRow } from '#app/features/settings/install-row.tsx'
import { isInstallOfferDue } from '#app/updates/install-due.ts'
import { type InstallWay, trackInstallState } from '#app/updates/install.ts'
import { resetDevice, renderInApp } from './in-app.tsx'
import { stubNavigator } from './navigator-has.ts'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-20T12:00:00Z')

describe('the offer to install', () => {
  test.each<[string, InstallWay, number, number | null, boolean]>([
    ['is hidden on the first visit', 'prompt', 1, null, false],
    ['is shown on the second visit', 'prompt', 2, null, true],
    ['is shown on iPhone and iPad', 'ios', 2, null, true],
    ['is hidden where only the browser menu installs', 'menu', 9, null, false],
    ['is hidden where the user adds it to the Dock', 'dock', 9, null, false],
    ['is hidden where nothing can be installed', 'none', 9, null, false],
    ['is hidden once the app is installed', 'installed', 9, null, false],
    ['is hidden for thirty days after a dismissal', 'prompt', 9, now - 30 * DAY_MS, false],
    ['is shown again after thirty days', 'prompt', 9, now - 30 * DAY_MS - 1, true],
  ])('%s', (_, way, visits, dismissed_at, due) => {
    expect(isInstallOfferDue(way, { visits, dismissed_at }, now)).toBe(due)
  })
})

describe('the instructions without an install prompt', () => {
  beforeEach(resetDevice)

  test('state that Firefox on a computer cannot install', async () => {
    stubNavigator('userAgent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    renderInApp(<InstallRow />)
    expect(await screen.findByText('在电脑上的 Firefox 里，这里不能安装。加一个书签，当网页用。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '怎么装' })).toBeNull()
  })

  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/'

  test('name the Dock for Safari on a Mac', async () => {
    stubNavigator('userAgent', `${MAC}605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`)
    renderInApp(<InstallRow />)
    await userEvent.click(await screen.findByRole('button', { name: '怎么装' }))
    expect(await screen.findByText(/选“添加到程序坞”/)).toBeVisible()
  })

  test('name the browser menu for Chrome on a Mac', async () => {
    stubNavigator('userAgent', `${MAC}537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36`)
    renderInApp(<InstallRow />)
    await userEvent.click(await screen.findByRole('button', { name: '怎么装' }))
    expect(await screen.findByText(/选“安装”或“添加到主屏幕”/)).toBeVisible()
  })

  test('name the browser menu for Firefox on Android', async () => {
    stubNavigator('userAgent', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')
    renderInApp(<InstallRow />)
    await userEvent.click(await screen.findByRole('button', { name: '怎么装' }))
    expect(await screen.findByText(/选“安装”或“添加到主屏幕”/)).toBeVisible()
  })
})

describe('with an install prompt of the browser', () => {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'dismissed' }))

  function browserOffers() {
    act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })))
  }
  async function visitTwice() {
    await recordVisit(Date.now() - 2 * DAY_MS)
    await recordVisit()
  }
  trackInstallState()
  beforeEach(resetDevice)

  test('hides the offer once it is dismissed', async () => {
    await visitTwice()
    renderInApp(<InstallOffer />)
    browserOffers()
    await userEvent.click(await screen.findByRole('button', { name: '不用了' }))
    await waitFor(() => expect(screen.queryByText('安装到本机')).toBeNull())
    expect((await readInstallState()).dismissed_at).not.toBeNull()
  })

  test('prompts only on a press and stores the browser’s refusal', async () => {
    await visitTwice()
    renderInApp(<InstallOffer />)
    browserOffers()
    const install = await screen.findByRole('button', { name: '安装' })
    expect(prompt).not.toHaveBeenCalled()
    await userEvent.click(install)
    expect(prompt).toHaveBeenCalledOnce()
    await waitFor(async () => expect((await readInstallState()).dismissed_at).not.toBeNull())
  })
})
