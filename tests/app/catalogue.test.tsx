/** Tests that each component of the catalogue renders; `npm run catalogue` shows them in all appearances. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadGlossary } from '#app/glossary/use-glossary.ts'
import { activateLocale } from '#app/language/i18n.ts'
import { languageTags, LOCALES } from '#contract/locale.ts'
import { Catalogue, Themed } from '../catalogue/themed.tsx'
import { addressOf, parseCatalogueAppearance } from '../catalogue/look.ts'
import { overlays } from '../catalogue/pieces/ui-overlays.tsx'
import { componentGroups } from '../catalogue/rooms.ts'

const root = `${import.meta.dirname}/../../`

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in this test')))
  return cleanup
})

const piecesOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.catalogue-piece')]

test.each(LOCALES)('renders every piece in %s without console errors', async (locale) => {
  const complaints = vi.spyOn(console, 'error')
  await activateLocale(locale)
  // Loads the lazy chunk of glossary entries beforehand.
  await loadGlossary(locale)
  const { container } = render(<Catalogue mode="light" />)
  const pieces = await vi.waitUntil(() => piecesOf(container).length > 0 && piecesOf(container), 30_000)
  expect(pieces).toHaveLength(componentGroups.flatMap((room) => Object.keys(room.pieces)).length)
  const empty = pieces.filter((piece) => piece.children.length < 2).map((piece) => piece.textContent)
  expect(empty).toEqual([])
  expect(document.documentElement.lang).toBe(languageTags[locale])
  expect(complaints).not.toHaveBeenCalled()
})

test('opens an overlay', async () => {
  await activateLocale('en_US')
  const Sheets = overlays.pieces['Sheet']!
  render(
    <Themed mode="dark">
      <Sheets />
    </Themed>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sheet, 400' }))
  await screen.findByRole('dialog')
})

test('parses the appearance from its address and back', () => {
  const look = parseCatalogueAppearance('?mode=dark&side=dark&brand=%23a1b2c3&locale=en_US&width=1280&text=200&flow=level&face=hei')
  expect(look).toEqual({
    mode: 'dark',
    side: 'dark',
    brand: '#a1b2c3',
    locale: 'en_US',
    width: 1280,
    text: 200,
    flow: 'level',
    face: 'hei',
  })
  expect(parseCatalogueAppearance(addressOf(look))).toEqual(look)
  expect(parseCatalogueAppearance('?brand=red;}')).toEqual(parseCatalogueAppearance(''))
})

const pieces = readdirSync(`${root}tests/catalogue/pieces`).map((name) => readFileSync(`${root}tests/catalogue/pieces/${name}`, 'utf8'))

describe.each(['ui', 'art', 'chart-table', 'reader', 'glossary'])('of src/app/%s', (room) => {
  const folder = `${root}src/app/${room}`
  const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
  const components = readdirSync(folder).filter((name) => name.endsWith('.tsx') && /^export (?:function|const) [A-Z]/m.test(read(name)))

  test('shows every component in the catalogue', () => {
    const shown = new Set(pieces.flatMap((text) => [...text.matchAll(new RegExp(`'#app/${room}/([^']+)'`, 'g'))].map(([, name]) => name!)))
    // The set grows during the iteration, because each shown component adds the components that it imports.
    for (const name of shown) for (const [, part] of read(name).matchAll(/'\.\/([\w-]+\.tsx)'/g)) shown.add(join(dirname(name), part!))
    expect(components.filter((name) => !shown.has(name))).toEqual([])
  })
})
