import { Worker } from 'node:worker_threads'
import { PortFailure } from '../port-failure.ts'
import type { PaintAnswer, Painted, PainterPort, PaintTask } from './painter.ts'

interface Options {
  /** Cache folder of its fonts. */
  readonly fonts: string
  /** Timeout (ms). An image takes half a second, the first with new characters a few seconds. */
  readonly limitMs?: number
  /** An idle thread ends after this time to free its memory (ms). */
  readonly idleMs?: number
  /** Another thread script, for tests. */
  readonly thread?: URL
}

const THREAD = new URL('painter-thread.ts', import.meta.url)
const MOST_MEGABYTES = 512

/** The pending request to the thread. */
interface Asked {
  readonly resolve: (answer: PaintAnswer) => void
  readonly reject: (failure: PortFailure) => void
}

/** Runs one thread, started on demand; tasks run one after another, and the thread is restarted if it ends or times out. */
export function threadPainter({ fonts, limitMs = 60_000, idleMs = 60_000, thread = THREAD }: Options): PainterPort {
  let worker: Worker | undefined
  let asked: Asked | undefined
  let idle: NodeJS.Timeout | undefined
  let isStopped = false
  let last: Promise<unknown> = Promise.resolve()

  /** Ends the thread; a pending request fails. */
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
      .on('message', (answer: PaintAnswer) => asked?.resolve(answer))
      .on('error', crashed)
      .on('exit', crashed)
  }

  async function answerTo(task: PaintTask): Promise<PaintAnswer> {
    clearTimeout(idle)
    const busy = (worker ??= start())
    busy.ref()
    const timer = setTimeout(() => void end('painter slow'), limitMs)
    try {
      return await new Promise<PaintAnswer>((resolve, reject) => {
        asked = { resolve, reject }
        busy.postMessage(task)
      })
    } finally {
      asked = undefined
      clearTimeout(timer)
    }
  }

  async function ask(task: PaintTask, signal: AbortSignal | undefined): Promise<Painted> {
    signal?.throwIfAborted()
    if (isStopped) throw new PortFailure('painter stopped')
    const answer = await answerTo(task)
    if ('refused' in answer) throw new PortFailure('painter refused', { isFinal: true, cause: answer.refused })
    return answer.painted
  }

  /** An idle thread does not keep the process alive and ends after a while. */
  function rest(): void {
    worker?.unref()
    clearTimeout(idle)
    idle = setTimeout(() => void end(), idleMs).unref()
  }

  function inTurn(task: PaintTask, signal: AbortSignal | undefined): Promise<Painted> {
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
