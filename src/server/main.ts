// Entry point. Imports the server only after checking Node's version, as an older Node would fail on an unknown import.
const MIN_NODE = 24
const STOP_MS = 10_000

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < MIN_NODE) {
  console.error(`Mingshu needs Node ${MIN_NODE} or newer; this is Node ${process.versions.node}.`)
  console.error("Start it with the README's command (it brings its own Node on Linux), or install Node 24 from https://nodejs.org.")
  process.exit(1)
}

const { parseEnv } = await import('./setup/env.ts')
const { BadSettingError } = await import('./setup/variables.ts')
const { startServer } = await import('./start.ts')

function explain(error: unknown): string {
  if (error instanceof BadSettingError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env['PORT'] || 8080} is in use already. Stop what runs there, or set PORT to another number.`
  }
  if (error instanceof Error) return [error.stack, error.cause instanceof Error ? error.cause.stack : ''].join('\n').trim()
  return String(error)
}

try {
  const env = parseEnv(process.env)
  const server = await startServer(env)
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    void server.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Prints the public URL; the log has the listening one. With port 0, only the running server knows its port.
  console.log(`Mingshu runs on ${env.port === 0 ? server.url : env.publicUrl}`)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
