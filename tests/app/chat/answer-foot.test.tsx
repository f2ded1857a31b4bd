import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MessageList } from '#app/features/chat/components/message-list.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import type { Locale } from '#contract/locale.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { createMessage } from './turns.ts'

beforeEach(resetDevice)

async function show(by: string, locale: Locale = 'zh_CN') {
  await logIn()
  await activateLocale(locale)
  renderInApp(
    <MessageList mode="bg" messages={[createMessage({}, { by, state: by === 'care' ? 'free' : 'done' })]} onRate={() => undefined} />,
  )
  return await screen.findByRole('article')
}

test.each([
  ['zh_CN', '由规则写成，仅供娱乐'],
  ['zh_TW', '由規則寫成，僅供娛樂'],
  ['en_US', 'Composed by rules, for entertainment only'],
] as const)('labels a built-in answer in %s as composed by rules', async (locale, words) => {
  const answer = await show('house', locale)
  expect(answer).toHaveTextContent(words)
  expect(answer).not.toHaveTextContent('AI')
})

test('labels a model’s answer as AI with the model’s name', async () => {
  expect(await show('qwen')).toHaveTextContent('内容由 AI 生成，仅供娱乐 · 由 qwen 写成')
})

test('shows no origin, rating or sharing under a safety answer', async () => {
  const answer = await show('care')
  expect(answer).toHaveTextContent('先缓一缓。')
  expect(answer).not.toHaveTextContent(/AI|规则|娱乐/)
  expect(screen.queryByRole('button')).toBeNull()
})
