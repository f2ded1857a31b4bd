import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { HexagramBlock } from '#app/features/chat/components/drawn-blocks.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { resetDevice, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

test('shows the hexagram, the changed one and the opposite', async () => {
  renderInApp(<HexagramBlock cast={[6, 7, 8, 7, 7, 7]} />)
  expect(await screen.findByRole('img', { name: '本卦 天水讼' })).toBeVisible()
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    '本卦 天水讼',
    '变卦 天泽履',
    '错卦 地火明夷',
  ])
})

test('shows only the opposite without a moving line', async () => {
  await activateLocale('en_US')
  renderInApp(<HexagramBlock cast={[7, 7, 7, 7, 7, 7]} />)
  expect(await screen.findByRole('img', { name: 'Its opposite, 2 Earth' })).toBeVisible()
  expect(screen.getAllByRole('img')).toHaveLength(2)
})

test('draws the opposite once when every line moves', async () => {
  renderInApp(<HexagramBlock cast={[9, 9, 9, 9, 9, 9]} />)
  expect(await screen.findByRole('img', { name: '变卦 坤为地' })).toBeVisible()
  expect(screen.getAllByRole('img')).toHaveLength(2)
})
