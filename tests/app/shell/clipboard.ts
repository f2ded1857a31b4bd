import { onTestFinished } from 'vitest'

/** Gives the browser this clipboard until the test is over; what stood there before, or nothing, comes back. */
export function clipboardIs(clipboard: Partial<Clipboard>): void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, 'clipboard', before)
    else Reflect.deleteProperty(navigator, 'clipboard')
  })
}
