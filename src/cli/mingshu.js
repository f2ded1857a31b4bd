#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read as far as the reason why it will not do.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `mingshu needs Node 24 or newer; this is Node ${process.versions.node}. After "npm ci" in the project, npx brings its own on Linux.`,
  )
  process.exit(1)
}
// What was compiled once is kept in the system's folder for such things: from the second start on no types are stripped.
const { enableCompileCache } = await import('node:module')
enableCompileCache()
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
