/** Whether shortcuts go with ⌘ here; elsewhere with Ctrl. */
export const hasCommandKey = /Mac|iPhone|iPad/.test(navigator.userAgent)
