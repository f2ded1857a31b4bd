import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { languageTags, type Locale } from '#contract/locale.ts'
import { PortFailure } from '../port-failure.ts'
import { BOUNDS, type Bounds, checkedWav, gathered, type SpeechPort } from './speech.ts'

interface Program {
  /** The program and its arguments; `{locale}` in one stands for the language tag. No shell reads them. */
  readonly wordsIn: (locale: Locale) => readonly string[]
  readonly voiceIn: (locale: Locale) => string
}

type Child = ChildProcessByStdio<Writable, Readable, null>

/** Of the server's own environment only what a program needs to be found and to find itself: no key of the server's is there. */
const environmentOf = (tag: string, voice: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH'].map((name) => [name, process.env[name]])),
  LANG: 'C.UTF-8',
  SPEECH_LOCALE: tag,
  SPEECH_VOICE: voice,
})

/** It and whatever it has started, which are a group of their own. */
function end({ pid }: Child): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

const failureOf = (error: unknown): PortFailure => {
  if (error instanceof PortFailure) return error
  const isAbsent = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES')
  return new PortFailure(isAbsent ? 'speech-absent' : 'speech-cut', { isFinal: isAbsent, cause: error })
}

/** Any program that takes a text on its standard input and writes a WAV file to its standard output. */
export function programSpeech({ wordsIn, voiceIn }: Program, bounds: Bounds = BOUNDS): SpeechPort {
  return {
    voiceIn,
    async say(text, { locale, signal }) {
      signal.throwIfAborted()
      const [command = '', ...given] = wordsIn(locale).map((word) => word.replaceAll('{locale}', languageTags[locale]))
      const child = spawn(command, given, {
        env: environmentOf(languageTags[locale], voiceIn(locale)),
        stdio: ['pipe', 'pipe', 'ignore'],
        detached: true,
      })
      const limit = AbortSignal.any([signal, AbortSignal.timeout(bounds.longestMs)])
      const stop = (): void => end(child)
      limit.addEventListener('abort', stop)
      const closed = once(child, 'close') as Promise<[number | null]>
      // One that does not care for the text closes its end.
      child.stdin.on('error', () => undefined).end(text)
      try {
        const [bytes, [status]] = await Promise.all([gathered(child.stdout, bounds), closed])
        if (limit.aborted) throw new PortFailure('speech-slow')
        if (status !== 0) throw new PortFailure('speech-exit')
        return checkedWav(bytes)
      } catch (error) {
        stop()
        await closed.catch(() => undefined)
        signal.throwIfAborted()
        throw failureOf(error)
      } finally {
        limit.removeEventListener('abort', stop)
      }
    },
  }
}
