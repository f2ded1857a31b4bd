import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MessageList } from '#app/features/chat/components/message-list.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import type { Locale } from '#contract/locale.ts'
import { composeSafetyAnswer } from '#readings/safety/index.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { stubNavigator } from '../shell/navigator-has.ts'
import { createMessage } from './turns.ts'

beforeEach(resetDevice)

async function show(locale: Locale, zone: string, text: string, isLocal = true) {
  await logIn()
  await activateLocale(locale)
  const pieces = composeSafetyAnswer(text, locale, zone)!.map((piece) => ({ ...piece, cites: [] }))
  const message = createMessage({ locale, is_local: isLocal }, { by: 'care', state: 'free', pieces })
  renderInApp(<MessageList mode="bg" messages={[message]} onRate={() => undefined} />)
  return await screen.findByRole('article')
}

test('labels a phone number as a link that calls it', async () => {
  await show('zh_CN', 'Asia/Shanghai', '我刚吃了一整瓶安眠药')
  expect(screen.getByRole('link', { name: '拨打 120' })).toHaveAttribute('href', 'tel:120')
})

test('links emergency and Poison Control numbers in English', async () => {
  await show('en_US', 'America/New_York', 'I just took a whole bottle of pills')
  expect(screen.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  expect(screen.getByRole('link', { name: 'Call 1-800-222-1222' })).toHaveAttribute('href', 'tel:18002221222')
})

test('copies the prepared sentence without its quotation marks', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  stubNavigator('clipboard', { writeText })
  await show('zh_TW', 'Asia/Taipei', '我不想活了')
  screen.getByRole('button', { name: '複製這一句' }).click()
  expect(writeText).toHaveBeenCalledWith('我現在不太好，你可以過來，或是陪我講講話嗎？')
})

test('states that a local answer is stored on this device only', async () => {
  expect(await show('en_US', 'America/New_York', 'I want to die')).toHaveTextContent('Kept on this device only.')
})

test('omits the device notice for an answer stored on the server', async () => {
  expect(await show('zh_CN', 'Asia/Shanghai', '我不想活了', false)).not.toHaveTextContent('只存在本机')
})
