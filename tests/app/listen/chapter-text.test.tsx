import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChapterText } from '#app/features/listen/player/chapter-text.tsx'
import { stopPlayer } from '#app/features/listen/player/player.ts'
import {
  playbackProgress,
  type CurrentPlayback,
  currentPlayback,
  findSentenceIndexAt,
  chapterSentences,
} from '#app/features/listen/player/playing.ts'
import { getAudioElement } from '#app/features/listen/player/audio-element.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

const SENTENCES = [
  { text: '第二篇，日主。', paragraph: '', at: 0 },
  { text: '你是先拿主意的人。', paragraph: 'self.1', at: 2_500 },
  { text: '刀还在炉里。', paragraph: 'self.1', at: 5_000 },
]
const podcast = {
  archive_id: 'a',
  locale: 'zh_CN',
  chapters: [{ id: 'self', title: '日主', seconds: 9, bytes: 1 }],
} as CurrentPlayback['podcast']

beforeEach(async () => {
  await resetDevice()
  const { user_id } = await logIn()
  currentPlayback.set({ userId: user_id, podcast, name: '林知远', pillars: [], chapter: 0, state: 'playing', failure: undefined })
  playbackProgress.set({ seconds: 3, length: 9 })
})
// Stopping stores the position; a write that is still running when the window closes would fail.
afterEach(() => {
  currentPlayback.set(undefined)
  stopPlayer()
})

test('finds the last sentence that has begun', () => {
  expect([0, 2.49, 2.5, 4.9, 60].map((seconds) => findSentenceIndexAt(SENTENCES, seconds))).toEqual([0, 0, 1, 1, 2])
  expect(findSentenceIndexAt([], 3)).toBe(-1)
})

test('marks the current sentence, scrolls to it and seeks on tap', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const scrolls: unknown[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation((options) => void scrolls.push(options))
  chapterSentences.set(SENTENCES)
  renderInApp(<ChapterText podcast={podcast} />)
  const second = await screen.findByRole('button', { name: '你是先拿主意的人。' })
  expect(second).toHaveAttribute('aria-current', 'true')
  expect(scrolls.at(-1)).toMatchObject({ behavior: 'auto' })
  act(() => playbackProgress.set({ seconds: 5.1, length: 9 }))
  expect(second).not.toHaveAttribute('aria-current')
  const third = screen.getByRole('button', { name: '刀还在炉里。' })
  expect(third).toHaveAttribute('aria-current', 'true')
  expect(third).toHaveAttribute('tabindex', '0')
  await userEvent.click(screen.getByRole('button', { name: '你是先拿主意的人。' }))
  expect(getAudioElement().currentTime).toBe(2.5)
  expect(second).toHaveAttribute('aria-current', 'true')
  second.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('button', { name: '第二篇，日主。' })).toHaveFocus()
})

test('shows no text for a recording without times', () => {
  chapterSentences.set([])
  const { container } = renderInApp(<ChapterText podcast={podcast} />)
  expect(container.querySelector('[role=group]')).toBeNull()
})
