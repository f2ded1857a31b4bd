/** Has a process collect its garbage at SIGUSR2; it says so when it is done. Load it with `--expose-gc --import`. */
process.on('SIGUSR2', () => {
  for (let rounds = 0; rounds < 5; rounds += 1) globalThis.gc!()
  console.log('collected')
})
