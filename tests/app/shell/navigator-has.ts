import { onTestFinished } from 'vitest'

/** Replaces a property of `navigator` until the end of the test, then restores or removes it. */
export function stubNavigator(name: keyof Navigator, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(navigator, name)
  Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, name, before)
    else Reflect.deleteProperty(navigator, name)
  })
}
