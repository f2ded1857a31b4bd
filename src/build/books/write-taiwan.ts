/**
 * `npm run books:taiwan` converts texts to zh_TW: of the books into `readings/data/zh-tw.json`, of the match reading into
 * `match/data/zh-tw.json`.
 */
import { writeFileSync } from 'node:fs'
import { texts as ofMatch } from '#readings/match/text/zh-cn.ts'
import { listChineseBookTexts } from './chinese-texts.ts'
import { convertToTaiwanText } from './taiwan.ts'

const readings = new URL('../../readings/', import.meta.url)

function write(file: string, entries: readonly (readonly [string, string])[]): void {
  const made = Object.fromEntries(entries.map(([key, text]) => [key, convertToTaiwanText(text)]))
  writeFileSync(new URL(file, readings), `${JSON.stringify(made, null, 1)}\n`)
  console.log(`${file}: ${entries.length} texts`)
}

write(
  'data/zh-tw.json',
  listChineseBookTexts().map((text) => [text, text] as const),
)
write('match/data/zh-tw.json', Object.entries(ofMatch))
