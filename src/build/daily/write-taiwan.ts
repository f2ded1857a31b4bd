/** `npm run days:taiwan` converts every zh_CN line of the day to zh_TW into `src/readings/daily/data/zh-tw.json`. */
import { writeFileSync } from 'node:fs'
import { taiwanOf } from '../books/taiwan.ts'
import { lines } from './lines.ts'

const made = Object.fromEntries([...new Set(lines.map(({ line }) => line.zh_CN))].toSorted().map((text) => [text, taiwanOf(text)]))
writeFileSync(new URL('../../readings/daily/data/zh-tw.json', import.meta.url), `${JSON.stringify(made, null, 1)}\n`)
console.log(`${Object.keys(made).length} lines`)
