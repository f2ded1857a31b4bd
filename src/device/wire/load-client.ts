let file: typeof import('./client.ts') | undefined

/** Loads the client once. Later calls return it without `import()`, which would cost a task on a busy page. */
export async function loadClient(): Promise<typeof import('./client.ts')> {
  return (file ??= await import('./client.ts'))
}
