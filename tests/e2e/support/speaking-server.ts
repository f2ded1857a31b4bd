import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestServer } from './server.ts'

/** A tone of so many seconds as a WAV file: 16 bits, 16 kHz, one channel. */
function toneOf(seconds: number): Buffer {
  const samples = Math.round(seconds * 16_000)
  const wave = Buffer.alloc(44 + 2 * samples)
  wave.write('RIFF', 0)
  wave.writeUInt32LE(36 + 2 * samples, 4)
  wave.write('WAVEfmt ', 8)
  wave.writeUInt32LE(16, 16)
  wave.writeUInt16LE(1, 20)
  wave.writeUInt16LE(1, 22)
  wave.writeUInt32LE(16_000, 24)
  wave.writeUInt32LE(32_000, 28)
  wave.writeUInt16LE(2, 32)
  wave.writeUInt16LE(16, 34)
  wave.write('data', 36)
  wave.writeUInt32LE(2 * samples, 40)
  for (let at = 0; at < samples; at++) wave.writeInt16LE(Math.round(9_000 * Math.sin((2 * Math.PI * 220 * at) / 16_000)), 44 + 2 * at)
  return wave
}

/** The real server with a voice that is quick: a program that answers every sentence with the same short tone. */
export async function startSpeakingServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-voice-'))
  const tone = join(folder, 'tone.wav')
  writeFileSync(tone, toneOf(0.3))
  const command = ['sh', '-c', `cat > /dev/null; cat ${tone}`]
  const server = await TestServer.start({ SPEECH_COMMAND: JSON.stringify(command), SPEECH_VOICE: 'Tone' })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server, stop }
}
