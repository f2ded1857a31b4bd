/** `npm run days:taiwan` writes `src/readings/daily/data/zh-tw.json`: every line of the day in zh_CN → as it is read in Taiwan. */
import { writeFileSync } from 'node:fs'
import { taiwanOf } from '../books/taiwan.ts'
import { lines } from './lines.ts'

const made = Object.fromEntries([...new Set(lines.map(({ line }) => line.zh_CN))].toSorted().map((text) => [text, taiwanOf(text)]))
writeFileSync(new URL('../../readings/daily/data/zh-tw.json', import.meta.url), `${JSON.stringify(made, null, 1)}\n`)
console.log(`${Object.keys(made).length} lines`)
