import { Worker } from 'node:worker_threads'
import { PortFailure } from '../port-failure.ts'
import type { PaintResult, PaintedImage, PainterPort, PaintTask } from './painter.ts'

interface Options {
  /** Cache folder of the painter's fonts. */
  readonly fonts: string
  /** Timeout per task (ms). An image takes half a second, the first with new characters a few seconds. */
  readonly limitMs?: number
  /** Idle time after which the thread is ended to free its memory (ms). */
  readonly idleMs?: number
  /** Thread script to use instead, in tests. */
  readonly thread?: URL
}

const THREAD = new URL('painter-thread.ts', import.meta.url)
const MOST_MEGABYTES = 512

/** Callbacks of the task that the thread is working on. */
interface Asked {
  readonly resolve: (answer: PaintResult) => void
  readonly reject: (failure: PortFailure) => void
}

/** Creates a painter with one worker thread, started on demand and again after a crash or timeout. Tasks run one after another. */
export function createThreadPainter({ fonts, limitMs = 60_000, idleMs = 60_000, thread = THREAD }: Options): PainterPort {
  let worker: Worker | undefined
  let asked: Asked | undefined
  let idle: NodeJS.Timeout | undefined
  let isStopped = false
  let last: Promise<unknown> = Promise.resolve()

  /** Ends the thread; the pending task rejects with `code`. */
  async function end(code = 'painter stopped', cause?: unknown): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    asked?.reject(new PortFailure(code, { cause }))
    await ending?.terminate()
  }

  function start(): Worker {
    const started = new Worker(thread, { workerData: { fonts }, resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } })
    const crashed = (cause: unknown): void => void (worker === started && end('painter crashed', cause))
    return started
      .on('message', (answer: PaintResult) => asked?.resolve(answer))
      .on('error', crashed)
      .on('exit', crashed)
  }

  async function answerTo(task: PaintTask): Promise<PaintResult> {
    clearTimeout(idle)
    const busy = (worker ??= start())
    busy.ref()
    const timer = setTimeout(() => void end('painter slow'), limitMs)
    try {
      return await new Promise<PaintResult>((resolve, reject) => {
        asked = { resolve, reject }
        busy.postMessage(task)
      })
    } finally {
      asked = undefined
      clearTimeout(timer)
    }
  }

  async function ask(task: PaintTask, signal: AbortSignal | undefined): Promise<PaintedImage> {
    signal?.throwIfAborted()
    if (isStopped) throw new PortFailure('painter stopped')
    const answer = await answerTo(task)
    if ('refused' in answer) throw new PortFailure('painter refused', { isFinal: true, cause: answer.refused })
    return answer.painted
  }

  /** Lets an idle thread not keep the process alive, and ends the thread after `idleMs`. */
  function rest(): void {
    worker?.unref()
    clearTimeout(idle)
    idle = setTimeout(() => void end(), idleMs).unref()
  }

  function inTurn(task: PaintTask, signal: AbortSignal | undefined): Promise<PaintedImage> {
    const turn = last.then(() => ask(task, signal))
    last = turn.then(rest, rest)
    return turn
  }

  return {
    paint: (svg, locale, signal) => inTurn({ kind: 'paint', svg, locale }, signal),
    refit: (bytes, fit, signal) => inTurn({ kind: 'refit', bytes, fit }, signal),
    stop: async () => {
      isStopped = true
      await end()
    },
  }
}
