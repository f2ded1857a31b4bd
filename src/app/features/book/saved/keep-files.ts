/** The worker keeps files; whether it has them is looked up, never remembered: a browser may clear them at any time. */

export async function areKept(urls: readonly string[]): Promise<boolean> {
  if (!('caches' in window)) return false
  const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))
  return found.every((file) => file !== undefined)
}

/** Has the worker fetch what it lacks, and waits until it has tried all; at once where no worker keeps this page's files. */
export function keepFiles(urls: readonly string[]): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (!worker) return Promise.resolve()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    worker.postMessage({ type: 'WARM', urls }, [port2])
  })
}

/** Asks the browser to clear nothing of this site by itself; it asks the person at most once. */
export async function askToPersist(): Promise<void> {
  const { storage } = navigator
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
