#!/usr/bin/env node
// Plain JavaScript, so that an older Node can run the version check and print its message.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `mingshu needs Node 24 or newer; this is Node ${process.versions.node}. After "npm ci" in the project, npx brings its own on Linux.`,
  )
  process.exit(1)
}
// Caches compiled modules in the system's temporary folder, so that later starts need not strip types again.
const { enableCompileCache } = await import('node:module')
enableCompileCache()
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
