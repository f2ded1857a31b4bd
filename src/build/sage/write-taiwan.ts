/**
 * `npm run sage:taiwan` converts the sage's zh_CN texts to zh_TW: `zh-tw.json` for the server, `zh-tw-dt.json` and
 * `zh-tw-lots.json` for the page.
 */
import { writeFileSync } from 'node:fs'
import { convertToTaiwanText } from '../books/taiwan.ts'
import type { SourceText } from '#readings/facts/source-text.ts'
import { listKnowledgeTexts, listLotTexts, listSageTexts } from './chinese-texts.ts'

function write(file: string, texts: readonly SourceText[]): void {
  const made = Object.fromEntries([...new Set(texts.map(({ zh_CN }) => zh_CN))].toSorted().map((text) => [text, convertToTaiwanText(text)]))
  writeFileSync(new URL(`../../readings/sage/data/${file}`, import.meta.url), `${JSON.stringify(made, null, 1)}\n`)
  console.log(`${file}: ${Object.keys(made).length} texts`)
}

write('zh-tw.json', listSageTexts())
write('zh-tw-dt.json', listKnowledgeTexts())
write('zh-tw-lots.json', listLotTexts())
