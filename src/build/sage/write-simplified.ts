/** `npm run sage:simplified` writes `src/readings/sage/ask/data/simplified.json`: characters of Traditional script and what questions are compared in. */
import { writeFileSync } from 'node:fs'
import { Converter } from 'opencc-js'

const convert = Converter({ from: 'tw', to: 'cn' })
const [FIRST, LAST] = [0x4e00, 0x9fa5]
/** Only what stands in Big5, the characters of everyday use in Taiwan. */
const big5 = new TextDecoder('big5')
/** What the mainland writes as well stays as it is: 么 is no 幺. */
const gb = new TextDecoder('gb2312')
const simplified = new Set<string>()
for (let lead = 0xb0; lead <= 0xf7; lead++)
  for (let trail = 0xa1; trail <= 0xfe; trail++) simplified.add(gb.decode(Uint8Array.of(lead, trail)))
const everyday = new Set<string>()
for (let lead = 0xa4; lead <= 0xf9; lead++)
  for (let trail = 0x40; trail <= 0xfe; trail++) everyday.add(big5.decode(Uint8Array.of(lead, trail)))

const pairs = Array.from({ length: LAST - FIRST + 1 }, (_, i) => String.fromCodePoint(FIRST + i))
  .filter((character) => everyday.has(character) && !simplified.has(character))
  .map((character) => [character, convert(character)] as const)
  .filter(([from, to]) => from !== to && to.length === 1)
const made = { from: pairs.map(([from]) => from).join(''), to: pairs.map(([, to]) => to).join('') }
writeFileSync(new URL('../../readings/sage/ask/data/simplified.json', import.meta.url), `${JSON.stringify(made, null, 1)}\n`)
console.log(`${pairs.length} characters`)
