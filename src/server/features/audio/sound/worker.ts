/** Runs in a thread of its own, one for a chapter: a minute of speech takes it a good second. */
import { parentPort } from 'node:worker_threads'
import { Chapter } from './chapter.ts'
import { BadWav } from './wav.ts'

/** What a thread is told: one sentence after another, then the end; each is answered before the next. */
export type Told = { readonly wav: Uint8Array; readonly pauseMs: number } | { readonly isEnd: true }

/** Seconds so far, or the chapter's frames; or that the file was none. */
export type Heard = { readonly seconds: number } | { readonly mp3: Uint8Array<ArrayBuffer> } | { readonly isBroken: true }

const chapter = new Chapter()

async function heard(told: Told): Promise<Heard> {
  try {
    return 'wav' in told ? { seconds: chapter.add(told.wav, told.pauseMs) } : { mp3: await chapter.end() }
  } catch (error) {
    if (error instanceof BadWav) return { isBroken: true }
    throw error
  }
}

parentPort!.on('message', (told: Told) => {
  void heard(told).then((answer) => parentPort!.postMessage(answer, 'mp3' in answer ? [answer.mp3.buffer] : []))
})
