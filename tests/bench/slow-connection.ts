import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const LATENCY_MS = 150
const BYTES_PER_MS = 200

/** Starts a proxy that simulates a phone's connection: 150 ms latency, 1.6 Mbit/s for all responses together. Returns its URL. */
export async function startSlowConnection(target: string): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isFreeAt = 0
  const line = createServer((asking) => {
    const answering = connect(Number(port), hostname)
    for (const socket of [asking, answering]) sockets.add(socket.setNoDelay().on('error', () => socket.destroy()))
    asking.pipe(answering)
    answering.on('data', (bytes: Buffer) => {
      isFreeAt = Math.max(performance.now() + LATENCY_MS, isFreeAt) + bytes.length / BYTES_PER_MS
      setTimeout(() => asking.write(bytes), isFreeAt - performance.now())
    })
    answering.on('close', () => setTimeout(() => asking.end(), isFreeAt - performance.now() + 1))
    asking.on('close', () => answering.destroy())
  })
  await once(line.listen(0, 'localhost'), 'listening')
  const close = () => {
    line.close()
    sockets.forEach((socket) => socket.destroy())
  }
  return { url: `http://localhost:${(line.address() as AddressInfo).port}`, close }
}
