/** `npm run books:taiwan` writes `src/readings/data/zh-tw.json`: every text of the books in zh_CN → as it is read in Taiwan. */
import { writeFileSync } from 'node:fs'
import { chineseTexts } from './chinese-texts.ts'
import { taiwanOf } from './taiwan.ts'

const made = Object.fromEntries(chineseTexts().map((text) => [text, taiwanOf(text)]))
writeFileSync(new URL('../../readings/data/zh-tw.json', import.meta.url), `${JSON.stringify(made, null, 1)}\n`)
console.log(`${Object.keys(made).length} texts`)
