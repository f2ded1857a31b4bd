import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSleepTimer, sleepTimerSetting } from '#app/features/listen/options/sleep-timer.ts'
import { getAudioElement } from '#app/features/listen/player/audio-element.ts'
import { playRecording, stopPlayer } from '#app/features/listen/player/player.ts'
import { currentPlayback } from '#app/features/listen/player/playing.ts'
import type { Podcast } from '#contract/podcast.ts'
import { resetDevice, logIn } from '../shell/in-app.tsx'

beforeEach(resetDevice)
afterEach(stopPlayer)

const chapters: Podcast['chapters'] = ['chart', 'self'].map((id) => ({ id, title: id, seconds: 60, bytes: 1 }))

test.each([
  ['first', 0, 1],
  ['last', 1, 0],
])('the sleep timer stops after the %s chapter and is used up', async (_, chapter, next) => {
  const { user_id: userId } = await logIn()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  // The server never responds.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const podcast = { archive_id: 'a', locale: 'zh_CN', chapters } as unknown as Podcast
  void playRecording({ userId, podcast, name: '甲', pillars: [] }, chapter)
  currentPlayback.set({ ...currentPlayback.get()!, state: 'playing' })
  setSleepTimer('end', () => undefined)
  getAudioElement().dispatchEvent(new Event('ended'))
  expect(sleepTimerSetting.get()).toBe('never')
  expect(currentPlayback.get()).toMatchObject({ state: 'paused', chapter: next })
})
