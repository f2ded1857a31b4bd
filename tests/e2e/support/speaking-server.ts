import { startSpeechEndpoint } from '../../support/speech-endpoint.ts'
import { toneWav } from '../../support/tone.ts'
import { TestServer } from './server.ts'

/** Starts the real server with a fast voice: every sentence is the same short tone. */
export async function startSpeakingServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const speech = await startSpeechEndpoint()
  const tone = toneWav('-', 24_000)
  speech.answerBy((_asked, response) => response.writeHead(200, { 'content-type': 'audio/wav' }).end(tone))
  const server = await TestServer.start({ SPEECH_BASE_URL: speech.url, SPEECH_MODEL: 'tone', SPEECH_VOICE: 'Tone' })
  const stop = async () => {
    await server.stop()
    speech.stop()
  }
  return { server, stop }
}
