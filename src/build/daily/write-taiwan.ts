/** `npm run days:taiwan` converts every zh_CN line of the day to zh_TW into `src/readings/daily/data/zh-tw.json`. */
import { writeFileSync } from 'node:fs'
import { convertToTaiwanText } from '../books/taiwan.ts'
import { dayLines } from './lines.ts'

const made = Object.fromEntries(
  [...new Set(dayLines.map(({ line }) => line.zh_CN))].toSorted().map((text) => [text, convertToTaiwanText(text)]),
)
writeFileSync(new URL('../../readings/daily/data/zh-tw.json', import.meta.url), `${JSON.stringify(made, null, 1)}\n`)
console.log(`${Object.keys(made).length} lines`)
