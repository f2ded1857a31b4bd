import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { languageTags, type Locale } from '#contract/locale.ts'
import { PortFailure } from '../port-failure.ts'
import { SPEECH_LIMITS, type SpeechLimits, requireWav, readWithinSizeLimit, type SpeechPort } from './speech.ts'

interface Program {
  /** Returns the program and its arguments, run without a shell. `{locale}` in them is replaced by the language tag. */
  readonly commandFor: (locale: Locale) => readonly string[]
  readonly voiceFor: (locale: Locale) => string
}

type Child = ChildProcessByStdio<Writable, Readable, null>

/** Returns the program's environment: what it needs to start, and none of the server's secrets. */
const environmentOf = (tag: string, voice: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH'].map((name) => [name, process.env[name]])),
  LANG: 'C.UTF-8',
  SPEECH_LOCALE: tag,
  SPEECH_VOICE: voice,
})

/** Kills the program and its child processes. */
function end({ pid }: Child): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

const failureOf = (error: unknown): PortFailure => {
  if (error instanceof PortFailure) return error
  const isAbsent = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES')
  return new PortFailure(isAbsent ? 'speech-absent' : 'speech-cut', { isFinal: isAbsent, cause: error })
}

/** Creates a speech service from a program that reads text from standard input and writes a WAV file to standard output. */
export function createProgramSpeech({ commandFor, voiceFor }: Program, bounds: SpeechLimits = SPEECH_LIMITS): SpeechPort {
  return {
    voiceFor,
    async say(text, { locale, signal }) {
      signal.throwIfAborted()
      const [command = '', ...given] = commandFor(locale).map((word) => word.replaceAll('{locale}', languageTags[locale]))
      const child = spawn(command, given, {
        env: environmentOf(languageTags[locale], voiceFor(locale)),
        stdio: ['pipe', 'pipe', 'ignore'],
        detached: true,
      })
      const limit = AbortSignal.any([signal, AbortSignal.timeout(bounds.longestMs)])
      const stop = (): void => end(child)
      limit.addEventListener('abort', stop)
      const closed = once(child, 'close') as Promise<[number | null]>
      // Ignores the write error of a program that closes its input unread.
      child.stdin.on('error', () => undefined).end(text)
      try {
        const [bytes, [status]] = await Promise.all([readWithinSizeLimit(child.stdout, bounds), closed])
        if (limit.aborted) throw new PortFailure('speech-slow')
        if (status !== 0) throw new PortFailure('speech-exit')
        return requireWav(bytes)
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
