import { CatchBoundary } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { primeLiveQuery, useLive } from '#app/live/use-live.ts'
import { deviceDb } from '#device/store/device-db.ts'

let asked: string[]
/** One entry per render: the key and the displayed value. */
let drawn: [about: string, word: string][]
beforeEach(async () => {
  asked = []
  drawn = []
  await deviceDb.settings.clear()
})

async function wordOf(key: string): Promise<string | null> {
  asked.push(key)
  return ((await deviceDb.settings.get(key))?.value as string | undefined) ?? null
}

async function brokenOf(): Promise<string> {
  return Promise.reject(new Error('cannot be read'))
}

function Word({ about = 'a' }: { about?: string }) {
  const word = useLive(wordOf, about)
  const shown = word === undefined ? 'unread' : (word ?? 'none')
  drawn.push([about, shown])
  return <p>{shown}</p>
}
const words = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent)
const write = (key: string, value: string) => act(() => deviceDb.settings.put({ key, value }))

test('shares one query between components and updates all', async () => {
  render([<Word key="1" />, <Word key="2" />])
  expect(words()).toEqual(['unread', 'unread'])
  await waitFor(() => expect(words()).toEqual(['none', 'none']))
  expect(asked).toEqual(['a'])
  await write('a', 'new')
  await waitFor(() => expect(words()).toEqual(['new', 'new']))
  expect(asked).toEqual(['a', 'a'])
})

test('gives a later component the value at its first render', async () => {
  await write('a', 'kept')
  const { rerender } = render(<Word key="1" />)
  await waitFor(() => expect(words()).toEqual(['kept']))
  rerender(<Word key="2" />)
  expect(words()).toEqual(['kept'])
})

test('reads again for another key', async () => {
  await write('a', 'of a')
  const { rerender } = render(<Word about="a" />)
  await waitFor(() => expect(words()).toEqual(['of a']))
  rerender(<Word about="b" />)
  expect(words()).toEqual(['unread'])
  await waitFor(() => expect(words()).toEqual(['none']))
  expect(drawn).not.toContainEqual(['b', 'of a'])
})

test('renders for another key with the same value', async () => {
  const { rerender } = render(<Word about="a" />)
  await waitFor(() => expect(words()).toEqual(['none']))
  rerender(<Word about="b" />)
  expect(words()).toEqual(['unread'])
  await waitFor(() => expect(words()).toEqual(['none']))
})

test('does not render again for an equal value', async () => {
  render(<Word />)
  await waitFor(() => expect(words()).toEqual(['none']))
  const before = drawn.length
  await act(() => deviceDb.settings.put({ key: 'a', value: null }))
  await waitFor(() => expect(asked).toEqual(['a', 'a']))
  await write('a', 'new')
  await waitFor(() => expect(words()).toEqual(['new']))
  expect(drawn).toHaveLength(before + 1)
})

test('uses a primed value at first and drops it when unused', async () => {
  await write('a', 'read')
  primeLiveQuery('read', wordOf, 'a')
  const { unmount } = render(<Word />)
  expect(words()).toEqual(['read'])
  await waitFor(() => expect(asked).toEqual(['a']))
  unmount()
  await act(async () => undefined)
  await write('a', 'later')
  expect(asked).toEqual(['a'])
  render(<Word />)
  expect(words()).toEqual(['unread'])
  await waitFor(() => expect(words()).toEqual(['later']))
})

test('keeps a value over a later primed one, except no value', async () => {
  render(<Word />)
  await waitFor(() => expect(words()).toEqual(['none']))
  act(() => primeLiveQuery('just read', wordOf, 'a'))
  expect(words()).toEqual(['just read'])
  act(() => primeLiveQuery('older', wordOf, 'a'))
  expect(words()).toEqual(['just read'])
})

test('throws a failure to the error page', async () => {
  const Broken = () => <p>{useLive(brokenOf)}</p>
  const page = (
    <CatchBoundary getResetKey={() => ''} errorComponent={({ error }) => <h1>{String(error)}</h1>}>
      <Broken />
    </CatchBoundary>
  )
  render(page, { onCaughtError: () => undefined })
  await screen.findByRole('heading', { name: 'Error: cannot be read' })
})
