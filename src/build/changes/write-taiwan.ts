/**
 * `npm run changes:taiwan` writes the received text in Simplified characters, and the explanations and the sage's sentences in
 * zh_TW.
 */
import { writeFileSync } from 'node:fs'
import received from '#readings/changes/data/received.json' with { type: 'json' }
import words from '#readings/changes/text/zh-cn.json' with { type: 'json' }
import { frames } from '#readings/sage/text/bg-zh-cn.ts'
import { mapTexts } from './map-texts.ts'
import { convertChangesToSimplified } from './simplified.ts'
import { translateHexagramToTaiwan } from './taiwan.ts'

const readings = new URL('../../readings/', import.meta.url)

function write(file: string, made: unknown): void {
  writeFileSync(new URL(file, readings), `${JSON.stringify(made, null, 1)}\n`)
  console.log(file)
}

write('changes/data/received-cn.json', mapTexts(received.hexagrams, convertChangesToSimplified))
write('changes/data/zh-tw.json', mapTexts(words, translateHexagramToTaiwan))
write('sage/data/bg-zh-tw.json', mapTexts(frames, translateHexagramToTaiwan))
