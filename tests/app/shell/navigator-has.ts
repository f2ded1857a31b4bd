import { onTestFinished } from 'vitest'

/** Gives the browser this part until the test is over; what stood there before, or nothing, comes back. */
export function navigatorHas(name: keyof Navigator, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(navigator, name)
  Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, name, before)
    else Reflect.deleteProperty(navigator, name)
  })
}
