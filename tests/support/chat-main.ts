/** Server entry file with slow simulated answers and a clock that is AHEAD_MS fast; prints its URL when it listens. */
import { setTimeout } from 'node:timers/promises'
import type { AnswerServices } from '#server/deps/answering.ts'
import { PortFailure } from '#server/ports/port-failure.ts'
import { parseEnv } from '#server/setup/env.ts'
import { startServer } from '#server/start.ts'
import { createSimulatedPieces, simulatedBuiltInAnswers } from './answering.ts'

const PIECE_MS = Number(process.env['PIECE_MS'] ?? 10)
const aheadMs = Number(process.env['AHEAD_MS'] ?? 0)

const answering: AnswerServices = {
  ...simulatedBuiltInAnswers,
  answerer: {
    ...simulatedBuiltInAnswers.answerer,
    async *answer(asked, { written }) {
      for (const piece of createSimulatedPieces(asked).slice(written.length)) {
        await setTimeout(PIECE_MS)
        yield piece
        if (asked.text.startsWith('断') && written.length === 0) throw new PortFailure('model 500')
        if (asked.text.startsWith('坏')) throw new PortFailure('model 400', { isFinal: true })
      }
      return { by: 'house', isUnderstood: !asked.text.startsWith('难') }
    },
  },
}

const server = await startServer(parseEnv(process.env), { answering, now: () => Date.now() + aheadMs })
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(`Mingshu runs on ${server.url}`)
