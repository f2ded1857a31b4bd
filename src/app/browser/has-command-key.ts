/** Constant: true on Apple devices, whose keyboard shortcuts use ⌘ instead of Ctrl. */
export const hasCommandKey = /Mac|iPhone|iPad/.test(navigator.userAgent)
