import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Builder, By, Capabilities, error } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { DEADLINE_MS, type Engine, type EngineBrowser, VIEWPORT } from './browser.ts'

const SHELL = fileURLToPath(new URL('webkit-shell.py', import.meta.url))
const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const IMPORTS = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"

function missing(): readonly string[] {
  const hasBindings = spawnSync('/usr/bin/python3', ['-c', IMPORTS], { stdio: 'ignore' }).status === 0
  return [
    ...(existsSync(DRIVER) ? [] : ['webkit2gtk-driver']),
    ...(hasBindings ? [] : ['gir1.2-webkit2-4.1', 'python3-gi']),
    ...(existsSync(DISPLAY_SERVER) ? [] : ['xvfb']),
  ]
}

/** Starts a virtual display; resolves to its name once it is ready. */
async function startDisplay(): Promise<{ readonly name: string; readonly server: ChildProcess }> {
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '800x900x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(createInterface(server.stdio[3] as Readable), 'line')) as [string]
  return { name: `:${number}`, server }
}

async function launch(profile: string): Promise<EngineBrowser> {
  const display = await startDisplay()
  const service = new DriverService.Builder(DRIVER)
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_PROFILE: profile,
      WEBKIT_VIEWPORT: `${VIEWPORT.width}x${VIEWPORT.height}`,
    })
    .build()
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: SHELL } })
  const driver = await new Builder()
    .usingServer(await service.start(DEADLINE_MS))
    .withCapabilities(capabilities)
    .build()
  await driver.manage().setTimeouts({ pageLoad: DEADLINE_MS, script: DEADLINE_MS })

  const evaluate: EngineBrowser['evaluate'] = (run, ...args) => driver.executeScript(`return (${String(run)})(...arguments)`, ...args)

  /**
   * Retries an action on an XPath until the element exists and is ready. @throws Error with the last failure and the page's text
   * at the deadline
   */
  async function act(xpath: string, how: 'click' | 'sendKeys', ...text: string[]): Promise<void> {
    let hindrance = ''
    const isDone = async () => {
      try {
        const element = await driver.findElement(By.xpath(xpath))
        await (how === 'click' ? element.click() : element.sendKeys(...text))
        return true
      } catch (failure) {
        if (!notYet.some((type) => failure instanceof type)) throw failure
        hindrance = String(failure)
        return false
      }
    }
    try {
      await driver.wait(isDone, DEADLINE_MS)
    } catch (cause) {
      if (!(cause instanceof error.TimeoutError)) throw cause
      const { over, address, shown } = await evaluate(seenAround, xpath)
      throw new Error(`${how} ${xpath}: ${hindrance}; in its place: ${over}\n${address} showed:\n${shown}`, { cause })
    }
  }
  return {
    open: (url) => driver.get(url),
    click: (xpath) => act(xpath, 'click'),
    type: (xpath, text) => act(xpath, 'sendKeys', text),
    evaluate,
    close: async () => {
      await driver.quit()
      await service.kill()
      display.server.kill()
      await once(display.server, 'close')
    },
  }
}

/** Runs in the page: what is painted at the element's centre, and the page's text. */
function seenAround(xpath: string) {
  const element = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue as Element | null
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect(-1, -1)
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return { over: top?.outerHTML.slice(0, 300) ?? 'nothing', address: location.href, shown: document.body.innerText }
}

const notYet = [
  error.NoSuchElementError,
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
]

export const webkit: Engine = { name: 'WebKit', missing, launch }
