import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseWav } from '#server/features/audio/sound/wav.ts'
import { PortFailure } from '#server/ports/port-failure.ts'
import { findEspeak } from '#server/ports/speech/espeak.ts'
import { createOpenAiSpeech } from '#server/ports/speech/openai-speech.ts'
import { createProgramSpeech } from '#server/ports/speech/program-speech.ts'
import type { SpeechPort } from '#server/ports/speech/speech.ts'
import { answerWithTone, startSpeechEndpoint } from '../../support/speech-endpoint.ts'
import { toneSeconds } from '../../support/tone.ts'

const TEXT = '庚金在秋天，不怕火。'
const BOUNDS = { longestMs: 1_000, mostBytes: 200_000 }
const never = new AbortController().signal

let endpoint: Awaited<ReturnType<typeof startSpeechEndpoint>>
let folder: string
beforeAll(async () => {
  endpoint = await startSpeechEndpoint()
  folder = mkdtempSync(join(tmpdir(), 'mingshu-voice-'))
})
beforeEach(() => endpoint.answerBy(answerWithTone))
afterAll(() => {
  endpoint.stop()
  rmSync(folder, { recursive: true, force: true })
})

const overWire = (baseUrl = endpoint.url): SpeechPort =>
  createOpenAiSpeech({ baseUrl, apiKey: 'key-1', model: 'tts-9', voices: { zh_CN: 'lan', zh_TW: 'mei', en_US: 'fern' } }, BOUNDS)

function* endless() {
  for (;;) yield Buffer.alloc(65_536)
}

/** Creates a speech port whose program is a line of JavaScript. */
const program = (source: string, ...more: readonly string[]): SpeechPort =>
  createProgramSpeech({ commandFor: () => [process.execPath, '-e', source, ...more], voiceFor: () => 'own' }, BOUNDS)

const say = (voice: SpeechPort, text = TEXT, signal = never) => voice.say(text, { locale: 'zh_CN', signal })
async function failure(voice: SpeechPort): Promise<readonly unknown[]> {
  const error: unknown = await say(voice).catch((thrown: unknown) => thrown)
  return error instanceof PortFailure ? [error.code, error.isFinal] : ['no failure', error]
}

test("requests a WAV file with the model and the language's voice", async () => {
  endpoint.asked.length = 0
  const voice = overWire()
  const { rate, samples } = parseWav(await say(voice))
  expect(samples.length / rate).toBeCloseTo(toneSeconds(TEXT), 2)
  await voice.say('Metal', { locale: 'en_US', signal: never })
  const asked = { model: 'tts-9', response_format: 'wav', key: 'Bearer key-1' }
  expect(endpoint.asked).toEqual([
    { ...asked, voice: 'lan', input: TEXT },
    { ...asked, voice: 'fern', input: 'Metal' },
  ])
  expect(voice.voiceFor('zh_TW')).toBe('tts-9 mei')
})

test.each([
  ['a rate limit', 429, ['speech-429', false]],
  ['a server error', 500, ['speech-500', false]],
  ['a wrong key', 401, ['speech-401', true]],
  ['an unsupported request', 400, ['speech-400', true]],
] as const)('a response of %s is classified as retryable or final', async (_, status, expected) => {
  endpoint.answerBy((_asked, response) => response.writeHead(status).end('{"error":{"message":"words of the service"}}'))
  expect(await failure(overWire())).toEqual(expected)
})

test('slow, cut, endless, mistyped, empty and absent responses fail in time', async () => {
  endpoint.answerBy(() => undefined)
  expect(await failure(overWire())).toEqual(['speech-slow', false])
  endpoint.answerBy((_, response) => response.writeHead(200).write('RIFF'))
  expect(await failure(overWire())).toEqual(['speech-slow', false])
  endpoint.answerBy((_, response) => {
    response.writeHead(200, { 'content-length': 9000 }).write('RIFF')
    void setTimeout(20).then(() => response.destroy())
  })
  expect(await failure(overWire())).toEqual(['speech-cut', false])
  endpoint.answerBy((_, response) => {
    Readable.from(endless()).pipe(response)
  })
  expect(await failure(overWire())).toEqual(['speech-giant', true])
  endpoint.answerBy((_, response) => response.writeHead(200, { 'content-type': 'audio/wav' }).end('<html>Welcome</html>'))
  expect(await failure(overWire())).toEqual(['speech-type', true])
  endpoint.answerBy((_, response) => response.writeHead(200).end())
  expect(await failure(overWire())).toEqual(['speech-cut', false])
  expect(await failure(overWire('http://127.0.0.1:9/v1'))).toEqual(['speech-unreachable', false])
})

test('a program gets text and language but no secrets', async () => {
  process.env['SPEECH_API_KEY'] = 'secret'
  const reportFile = join(folder, 'report')
  const source = `let t='';process.stdin.on('data',d=>t+=d).on('end',()=>{require('fs').writeFileSync(process.argv[1],JSON.stringify([t,process.argv.slice(2),process.env.SPEECH_LOCALE,Object.keys(process.env).filter(n=>/KEY|DATABASE/.test(n))]));process.stdout.write('RIFF....WAVE')})`
  await program(source, reportFile, '{locale}', '$(touch /tmp/never); *').say(TEXT, { locale: 'zh_TW', signal: never })
  expect(JSON.parse(readFileSync(reportFile, 'utf8'))).toEqual([TEXT, ['zh-TW', '$(touch /tmp/never); *'], 'zh-TW', []])
  delete process.env['SPEECH_API_KEY']
})

test('a failing or hanging program fails in time with its children', async () => {
  expect(await failure(program('process.exit(3)'))).toEqual(['speech-exit', false])
  expect(await failure(program(''))).toEqual(['speech-cut', false])
  expect(await failure(program('process.stdout.write("no sound")'))).toEqual(['speech-type', true])
  expect(
    await failure(program('const b=Buffer.alloc(65536);const w=()=>{while(process.stdout.write(b));process.stdout.once("drain",w)};w()')),
  ).toEqual(['speech-giant', true])
  const child = join(folder, 'child')
  const hanging = `const c=require('child_process').spawn(process.execPath,['-e','setInterval(()=>0,1000)'],{stdio:'inherit'});require('fs').writeFileSync(${JSON.stringify(child)},String(c.pid));setInterval(()=>0,1000)`
  writeFileSync(child, '')
  expect(await failure(program(hanging))).toEqual(['speech-slow', false])
  const pid = Number(readFileSync(child, 'utf8'))
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await failure(createProgramSpeech({ commandFor: () => [join(folder, 'nobody')], voiceFor: () => '' }))).toEqual([
    'speech-absent',
    true,
  ])
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test('an aborted request stops at once with its reason', async () => {
  const reason = new Error('another has it')
  for (const voice of [overWire(), program('setInterval(()=>0,1000)')]) {
    endpoint.answerBy(() => undefined)
    const leaving = new AbortController()
    const saying = say(voice, TEXT, leaving.signal)
    void setTimeout(100).then(() => leaving.abort(reason))
    await expect(saying).rejects.toBe(reason)
  }
})

test('the plain voice exists only where espeak-ng is installed', () => {
  expect(findEspeak('')).toBeUndefined()
  expect(findEspeak(folder)).toBeUndefined()
  writeFileSync(join(folder, 'espeak-ng'), '', { mode: 0o755 })
  expect(findEspeak(folder)?.voiceFor('zh_CN')).toBe('plain')
})
