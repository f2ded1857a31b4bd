let file: typeof import('./client.ts') | undefined

/** The client comes with the first call; for later ones it is here, and no turn of a busy page is waited for. */
export async function loadClient(): Promise<typeof import('./client.ts')> {
  return (file ??= await import('./client.ts'))
}
