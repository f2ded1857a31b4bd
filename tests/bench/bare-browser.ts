import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

type Answer = Record<string, unknown>

/** Chromium, driven by its raw protocol: Playwright's request log makes the browser parse scripts twice (0.2 s on a slow phone). */
export class BareBrowser {
  readonly #commands: Writable
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #ended: Promise<unknown>
  #lastId = 0

  /** Starts the browser. `profile` is the folder of the browser profile, created if missing. */
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

  /** Opens a page and returns a function that sends it protocol commands. */
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

  /** Resolves the waiting commands with the received answers. Messages end with a NUL byte. */
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
