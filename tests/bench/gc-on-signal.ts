/** Preloaded module: on SIGUSR2, collects garbage and prints the memory usage. Load it with `--expose-gc --import`. */
process.on('SIGUSR2', () => {
  for (let rounds = 0; rounds < 5; rounds += 1) globalThis.gc!({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  console.log(`holds ${JSON.stringify(process.memoryUsage())}`)
})
