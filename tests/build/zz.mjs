import { firstLoadOf, chunks } from './first-load.ts'
import { entrancesOf, readPages } from '#build/pages.ts'
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
const addresses = await readPages()
const entrances = entrancesOf(addresses)
const chunkOf = (s) => (chunks().has(s) ? s : entrances.out.sources.includes(s) ? 'login' : 'home')
for (const path of process.argv.slice(2)) {
  const page = addresses.find((p) => p.path === path)
  const { js } = firstLoadOf([
    'index.html',
    'src/locales/zh_CN.po',
    ...(page.isFirstScreen ? [] : ['src/locales/zh_CN.po?later']),
    ...page.sources.map(chunkOf),
  ])
  console.log(
    path,
    JSON.stringify(
      js.map((f) => [f.replace('assets/', ''), gzipSync(readFileSync('dist/' + f), { level: 9 }).length]).sort((a, b) => b[1] - a[1]),
    ),
  )
}
