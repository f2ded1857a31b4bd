import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CuttableConnection {
  readonly url: string
  /** Destroys the open connections; later connections work. */
  readonly cut: () => void
  readonly stop: () => Promise<void>
}

/** Starts a TCP proxy in front of a server; its connections can be cut. */
export async function startCuttableConnection(to: string): Promise<CuttableConnection> {
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
