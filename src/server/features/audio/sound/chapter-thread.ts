import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PortFailure } from '../../../ports/port-failure.ts'
import type { Heard, Told } from './worker.ts'

/** The longest chapter of all is encoded in less. */
const PATIENCE_MS = 300_000
/** A chapter at its longest stays well below. */
const MEMORY_MB = 1_024

/** A chapter that is put together in a thread of its own; one at a time asks it. */
export interface ChapterThread {
  /** Adds a sentence, a WAV file, and the pause after it. Comes to the seconds so far. Rejects with `PortFailure` `speech-broken`. */
  readonly add: (wav: Uint8Array, pauseMs: number) => Promise<number>
  /** All of it as MP3 frames. */
  readonly end: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Lends a thread, and ends it with the work, whatever comes of that; one that crashes or hangs fails its work alone. */
export async function inChapterThread<T>(signal: AbortSignal, work: (thread: ChapterThread) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
  // Heard where it is waited for; between two questions nobody waits.
  worker.on('error', () => undefined)

  async function ask(told: Told): Promise<Heard> {
    const [answered, late] = [new AbortController(), AbortSignal.timeout(PATIENCE_MS)]
    const limit = AbortSignal.any([signal, late, answered.signal])
    worker.postMessage(told)
    try {
      const [heard] = (await Promise.race([once(worker, 'message', { signal: limit }), crashOf(worker, limit)])) as [Heard]
      if ('isBroken' in heard) throw new PortFailure('speech-broken')
      return heard
    } catch (error) {
      signal.throwIfAborted()
      throw late.aborted ? new PortFailure('encoder-slow', { cause: error }) : error
    } finally {
      // What still listens for the crash listens no longer.
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

async function crashOf(worker: Worker, signal: AbortSignal): Promise<never> {
  const [status] = (await once(worker, 'exit', { signal })) as [number]
  throw new PortFailure('encoder-crashed', { cause: status })
}
