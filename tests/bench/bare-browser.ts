import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

type Answer = Record<string, unknown>

/**
 * Chromium spoken to by its own protocol, with nothing switched on. Playwright keeps a log of requests, for which the
 * browser parses every script that asks for a file a second time: 0.2 s of a slow phone's first visit that no phone spends.
 */
export class BareBrowser {
  readonly #commands: Writable
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #ended: Promise<unknown>
  #lastId = 0

  /** `profile`: the folder of a browser's own data, made when it is not there. */
  constructor(profile: string, env: NodeJS.ProcessEnv) {
    const flags = [...chromiumFlags, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank']
    const browser = spawn(chromiumPath() ?? 'chromium', flags, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    this.#commands = browser.stdio[3] as Writable
    this.#ended = once(browser, 'exit')
    this.#listen(browser.stdio[4] as Readable)
  }

  /** A new page; what it answers to is told in commands of the protocol. */
  async page(): Promise<(method: string, params?: object) => Promise<Answer>> {
    const { targetId } = await this.#send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await this.#send('Target.attachToTarget', { targetId, flatten: true })
    return (method, params = {}) => this.#send(method, params, String(sessionId))
  }

  async close(): Promise<void> {
    await this.#send('Browser.close', {})
    await this.#ended
  }

  #send(method: string, params: object, sessionId?: string): Promise<Answer> {
    const id = ++this.#lastId
    this.#commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  /** Messages come one after another, each ended by a zero. */
  #listen(answers: Readable): void {
    let rest = ''
    answers.setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split('\0')
      rest = messages.pop()!
      for (const message of messages) {
        const { id, result, error } = JSON.parse(message) as { id: number; result: Answer; error?: { message: string } }
        if (error) throw new Error(error.message)
        this.#waiting.get(id)?.(result)
        this.#waiting.delete(id)
      }
    })
  }
}
