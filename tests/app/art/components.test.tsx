import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookDrawing } from '#app/art/book.tsx'
import { ChartLandscape } from '#app/art/chart-landscape.tsx'
import { BrandMark } from '#app/art/mark.tsx'
import { PowerSun, PowerRuler } from '#app/art/power-sun.tsx'
import { ProgressRings } from '#app/art/progress-rings.tsx'

const shares = { wood: 1, fire: 1, earth: 1, metal: 1, water: 1 }

test('hides a drawing without a label from assistive technology', () => {
  const { container, rerender } = render(<BrandMark />)
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true')
  rerender(<BrandMark label="命书" />)
  expect(screen.getByRole('img', { name: '命书' })).toBeVisible()
})

test('shares no id between equal drawings on one page', () => {
  const { container } = render(
    <>
      <PowerSun element="fire" radius={60} value={64} />
      <PowerSun element="fire" radius={60} value={64} />
      <ChartLandscape shares={shares} width={200} height={200} seed="x" />
      <ChartLandscape shares={shares} width={200} height={200} seed="x" />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map((node) => node.id)
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('renders markup in a name as text on the book', () => {
  const { container } = render(<BookDrawing title="命书" name="<b>&" element="metal" />)
  expect(container.querySelector('b')).toBeNull()
  expect(container.textContent).toBe('命书<b>&')
})

test('exposes the ruler’s value as its accessible name', () => {
  render(<PowerRuler value={64} label="力量值 64" />)
  expect(screen.getByRole('img', { name: '力量值 64' })).toBeVisible()
})

test('draws finished, current and future rings of the ripples', () => {
  const { container } = render(<ProgressRings done={3} progress={0.4} />)
  // Three finished rings of two strokes each, one current ring of two strokes, three faint rings of one stroke each.
  expect(container.querySelectorAll('path')).toHaveLength(3 * 2 + 2 + 3)
  expect(container.querySelector('[stroke-dasharray]')!.getAttribute('stroke-dasharray')).toBe('40 100')
})
