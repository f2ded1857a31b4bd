/** Fixtures for listening: a user with a book, a server with a fast voice, and access to the page's audio. */
import type { Page } from '@playwright/test'
import type { Podcast } from '#contract/podcast.ts'
import { said } from './device-voices.ts'
import { seedLogin, newAddress, test as base } from './fixtures.ts'
import { addArchive, call } from './person.ts'
import type { TestServer } from './server.ts'
import { startSpeakingServer } from './speaking-server.ts'

export const test = base.extend<object, { server: TestServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names in the braces
    async ({}, use) => {
      const { server, stop } = await startSpeakingServer()
      await use(server)
      await stop()
    },
    { scope: 'worker' },
  ],
})

export async function logInWithArchive(page: Page, server: TestServer) {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id: archiveId } = await addArchive(server, token)
  return { token, archiveId, at: (rest = '') => `${server.url}/archive/index?archiveId=${archiveId}${rest}` }
}

export const locatePlayerBar = (page: Page) => page.getByRole('region', { name: /^(朗读|正在听|Read aloud)$/ })
export const getLastUtterance = async (page: Page) => (await said(page)).at(-1)

/** The window with the page's audio elements, which are not attached to the document, and with their events. */
declare global {
  interface Window {
    sounds: HTMLAudioElement[]
    events: string[]
  }
}

/** Records every audio element that the page creates, and its events. */
export async function watchSound(page: Page) {
  await page.addInitScript(() => {
    const Real = window.Audio
    window.sounds = []
    window.events = []
    window.Audio = function make() {
      const audio = new Real()
      window.sounds.push(audio)
      for (const name of ['playing', 'pause', 'seeked', 'ended', 'error'])
        audio.addEventListener(name, () => window.events.push(`${name} ${audio.duration.toFixed(1)}`))
      return audio
    } as unknown as typeof Audio
  })
}

export const soundOf = (page: Page) =>
  page.evaluate(() => {
    const audio = window.sounds.at(-1)!
    return { seconds: audio.currentTime, length: audio.duration, pace: audio.playbackRate, isPaused: audio.paused }
  })

export async function fetchPodcastStatus(server: TestServer, token: string, archiveId: string): Promise<Podcast> {
  return (await call<Podcast>(server, `/fatebook/podcast-status?archive_id=${archiveId}&locale=zh_CN`, undefined, token)).data
}
