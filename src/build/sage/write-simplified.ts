/**
 * `npm run sage:simplified` writes the Traditional → Simplified table for questions,
 * `src/readings/sage/ask/data/simplified.json`.
 */
import { writeFileSync } from 'node:fs'
import { Converter } from 'opencc-js'

const convert = Converter({ from: 'tw', to: 'cn' })
const [FIRST, LAST] = [0x4e00, 0x9fa5]
/** Decoder by which the table is limited to Big5, whose characters are those of everyday use in Taiwan. */
const big5 = new TextDecoder('big5')
/** Left out: 么 is a mainland character, too, and must not become 幺. */
const UNCONVERTED = '么'
const everyday = new Set<string>()
for (let lead = 0xa4; lead <= 0xf9; lead++)
  for (let trail = 0x40; trail <= 0xfe; trail++) everyday.add(big5.decode(Uint8Array.of(lead, trail)))

const pairs = Array.from({ length: LAST - FIRST + 1 }, (_, i) => String.fromCodePoint(FIRST + i))
  .filter((character) => everyday.has(character) && character !== UNCONVERTED)
  .map((character) => [character, convert(character)] as const)
  .filter(([from, to]) => from !== to && to.length === 1)
const made = { from: pairs.map(([from]) => from).join(''), to: pairs.map(([, to]) => to).join('') }
writeFileSync(new URL('../../readings/sage/ask/data/simplified.json', import.meta.url), `${JSON.stringify(made, null, 1)}\n`)
console.log(`${pairs.length} characters`)
