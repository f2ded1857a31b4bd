/** `npm run sage:taiwan` writes `src/readings/sage/data/zh-tw.json`: every text of the sage in zh_CN → as it is read in Taiwan. */
import { writeFileSync } from 'node:fs'
import { taiwanOf } from '../books/taiwan.ts'
import { sageTexts } from './chinese-texts.ts'

const made = Object.fromEntries([...new Set(sageTexts().map(({ zh_CN }) => zh_CN))].toSorted().map((text) => [text, taiwanOf(text)]))
writeFileSync(new URL('../../readings/sage/data/zh-tw.json', import.meta.url), `${JSON.stringify(made, null, 1)}\n`)
console.log(`${Object.keys(made).length} texts`)
