import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PortFailure } from '../../../ports/port-failure.ts'
import type { ChapterResponse, ChapterRequest } from './worker.ts'

/** Timeout per request to the worker (ms): longer than encoding the longest chapter takes. */
const PATIENCE_MS = 300_000
/** Heap limit of the worker thread; the longest chapter needs much less. */
const MEMORY_MB = 1_024

/** Handle of a worker thread that assembles one chapter. Callers await each call before the next. */
export interface ChapterThread {
  /**
   * Adds a sentence (a WAV file) and the pause after it. Returns the chapter's seconds so far. Rejects with `PortFailure`
   * `speech-broken`.
   */
  readonly add: (wav: Uint8Array, pauseMs: number) => Promise<number>
  /** Returns the chapter as MP3 frames. */
  readonly end: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Runs `work` with a new worker thread and terminates the thread afterwards; if the thread crashes or hangs, only this call rejects. */
export async function withChapterThread<T>(signal: AbortSignal, work: (thread: ChapterThread) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
  // Prevents an uncaught exception if the worker crashes between two calls; during a call, `ask` handles the error.
  worker.on('error', () => undefined)

  async function ask(request: ChapterRequest): Promise<ChapterResponse> {
    const [answered, late] = [new AbortController(), AbortSignal.timeout(PATIENCE_MS)]
    const limit = AbortSignal.any([signal, late, answered.signal])
    worker.postMessage(request)
    try {
      const [response] = (await Promise.race([once(worker, 'message', { signal: limit }), waitForCrash(worker, limit)])) as [
        ChapterResponse,
      ]
      if ('isBroken' in response) throw new PortFailure('speech-broken')
      return response
    } catch (error) {
      signal.throwIfAborted()
      throw late.aborted ? new PortFailure('encoder-slow', { cause: error }) : error
    } finally {
      // Removes the listeners that the losing branch of the race still holds.
      answered.abort()
    }
  }

  try {
    return await work({
      add: async (wav, pauseMs) => ((await ask({ wav, pauseMs })) as { seconds: number }).seconds,
      end: async () => ((await ask({ isEnd: true })) as { mp3: Uint8Array<ArrayBuffer> }).mp3,
    })
  } finally {
    await worker.terminate()
  }
}

async function waitForCrash(worker: Worker, signal: AbortSignal): Promise<never> {
  const [status] = (await once(worker, 'exit', { signal })) as [number]
  throw new PortFailure('encoder-crashed', { cause: status })
}
