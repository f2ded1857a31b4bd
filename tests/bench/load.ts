import { connect } from 'node:net'

const CONNECTIONS = 16

interface Target {
  readonly url: string
  readonly token?: string
}

/** Repeats a request over one keep-alive connection until the time `until`; returns the number of responses. */
function repeatRequest({ url, token }: Target, until: number): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url)
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n${token === undefined ? '' : `Authorization: ${token}\r\n`}\r\n`
  return new Promise((resolve, reject) => {
    let answers = 0
    let text = ''
    let end = -1
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket
      .setNoDelay()
      .setEncoding('latin1')
      .on('error', reject)
      .on('data', (chunk: string) => {
        text += chunk
        if (end < 0) {
          const head = text.indexOf('\r\n\r\n')
          if (head < 0) return
          if (!text.startsWith('HTTP/1.1 200')) return void socket.destroy(new Error(text.slice(0, 300)))
          end = head + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text)![1])
        }
        if (text.length < end) return
        answers += 1
        text = ''
        end = -1
        if (performance.now() < until) return void socket.write(request)
        socket.destroy()
        resolve(answers)
      })
  })
}

/** Returns the responses per second over `CONNECTIONS` keep-alive connections. */
export async function answersPerSecond(target: Target, milliseconds: number): Promise<number> {
  const start = performance.now()
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => repeatRequest(target, start + milliseconds)))
  return (answers.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - start)
}
