/**
 * `npm run changes:taiwan` writes what is made of what was written: the received text in Simplified characters
 * (`data/received-cn.json`; Traditional is its own), and in Taiwan's usage our plain words (`data/zh-tw.json`) and the sage's sentences
 * about a cast (`src/readings/sage/data/bg-zh-tw.json`).
 */
import { writeFileSync } from 'node:fs'
import received from '#readings/changes/data/received.json' with { type: 'json' }
import words from '#readings/changes/text/zh-cn.json' with { type: 'json' }
import { frames } from '#readings/sage/text/bg-zh-cn.ts'
import { mapTexts } from './map-texts.ts'
import { simplifiedOf } from './simplified.ts'
import { taiwanWordsOf } from './taiwan.ts'

const readings = new URL('../../readings/', import.meta.url)

function write(file: string, made: unknown): void {
  writeFileSync(new URL(file, readings), `${JSON.stringify(made, null, 1)}\n`)
  console.log(file)
}

write('changes/data/received-cn.json', mapTexts(received.hexagrams, simplifiedOf))
write('changes/data/zh-tw.json', mapTexts(words, taiwanWordsOf))
write('sage/data/bg-zh-tw.json', mapTexts(frames, taiwanWordsOf))
