import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CuttableConnection {
  readonly url: string
  /** Ends what is on the way; what is asked after it passes. */
  readonly cut: () => void
  readonly stop: () => Promise<void>
}

/** A line to a server that passes everything on as it comes, and can be cut. */
export async function cuttableConnection(to: string): Promise<CuttableConnection> {
  const open = new Set<Socket>()
  const { hostname, port } = new URL(to)
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    stop: () => {
      cut()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
