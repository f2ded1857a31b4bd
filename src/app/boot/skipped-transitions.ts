/**
 * Pages cross in pictures of the browser's. One that the next page overtakes is skipped, and one during which the window changes its
 * size is aborted: the page stands all the same, and the router leaves the rejection to nobody. No error.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /^Transition was (?:skipped|aborted)/.test(reason.message)) event.preventDefault()
  })
}
