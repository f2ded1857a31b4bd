/** Runs in a worker thread, one per chapter: a minute of speech takes over a second. */
import { parentPort } from 'node:worker_threads'
import { ChapterBuilder } from './chapter.ts'
import { BadWavError } from './wav.ts'

/** Request to the worker: a sentence, or the end of the chapter. The client waits for each response before the next request. */
export type ChapterRequest = { readonly wav: Uint8Array; readonly pauseMs: number } | { readonly isEnd: true }

/** Response of the worker: the chapter's seconds so far, its MP3 frames, or that the WAV file was invalid. */
export type ChapterResponse = { readonly seconds: number } | { readonly mp3: Uint8Array<ArrayBuffer> } | { readonly isBroken: true }

const chapter = new ChapterBuilder()

async function handle(request: ChapterRequest): Promise<ChapterResponse> {
  try {
    return 'wav' in request ? { seconds: chapter.add(request.wav, request.pauseMs) } : { mp3: await chapter.end() }
  } catch (error) {
    if (error instanceof BadWavError) return { isBroken: true }
    throw error
  }
}

parentPort!.on('message', (request: ChapterRequest) => {
  void handle(request).then((answer) => parentPort!.postMessage(answer, 'mp3' in answer ? [answer.mp3.buffer] : []))
})
