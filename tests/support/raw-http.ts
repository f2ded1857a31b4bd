import { connect } from 'node:net'
import type { TestServer } from './server.ts'

/** Sends raw bytes and returns everything until the server closes the connection. */
export const sendRawBytes = ({ url }: TestServer, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => (answer += chunk))
      .on('error', reject)
      .on('close', () => resolve(answer))
  })
