/** Pages cross in pictures of the browser's; one that the next page overtakes is skipped, which the router leaves to nobody. No error. */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && reason.name === 'AbortError' && reason.message.startsWith('Transition was skipped'))
      event.preventDefault()
  })
}
