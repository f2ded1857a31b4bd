import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Book } from '#app/art/book.tsx'
import { Landscape } from '#app/art/landscape.tsx'
import { Mark } from '#app/art/mark.tsx'
import { PowerSun } from '#app/art/power-sun.tsx'
import { Ripples } from '#app/art/ripples.tsx'
import { Ruler } from '#app/art/ruler.tsx'

const shares = { wood: 1, fire: 1, earth: 1, metal: 1, water: 1 }

test('a drawing is hidden from assistive technology until it has a name', () => {
  const { container, rerender } = render(<Mark />)
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true')
  rerender(<Mark label="命书" />)
  expect(screen.getByRole('img', { name: '命书' })).toBeVisible()
})

test('two equal drawings on one page share no id', () => {
  const { container } = render(
    <>
      <PowerSun element="fire" radius={60} value={64} />
      <PowerSun element="fire" radius={60} value={64} />
      <Landscape shares={shares} width={200} height={200} seed="x" />
      <Landscape shares={shares} width={200} height={200} seed="x" />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map((node) => node.id)
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a name that is markup stays text on the book', () => {
  const { container } = render(<Book title="命书" name="<b>&" element="metal" />)
  expect(container.querySelector('b')).toBeNull()
  expect(container.textContent).toBe('命书<b>&')
})

test('the ruler tells its value by its name', () => {
  render(<Ruler value={64} label="力量值 64" />)
  expect(screen.getByRole('img', { name: '力量值 64' })).toBeVisible()
})

test('ripples draw finished rings, the one under way and those to come', () => {
  const { container } = render(<Ripples done={3} progress={0.4} />)
  // Three rings of two strokes, one of two, three faint.
  expect(container.querySelectorAll('path')).toHaveLength(3 * 2 + 2 + 3)
  expect(container.querySelector('[stroke-dasharray]')!.getAttribute('stroke-dasharray')).toBe('40 100')
})
