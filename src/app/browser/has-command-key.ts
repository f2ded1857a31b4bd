/** Whether keyboard shortcuts on this device use ⌘ instead of Ctrl. */
export const hasCommandKey = /Mac|iPhone|iPad/.test(navigator.userAgent)
