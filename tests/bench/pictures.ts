/** CPU time to draw each wallpaper and portrait as SVG and to render it at phone size, without fonts. Run: `npm run bench:pictures`. */
import { Resvg } from '@resvg/resvg-js'
import { PORTRAITS, drawPortrait, SCENES, drawWallpaper } from '#art/pictures/index.ts'
import { recipeOf, createRandomSubject } from '../art/subjects.ts'

const ROUNDS = 3
const cpu = (work: () => unknown) => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

for (const [list, draw, width, height] of [
  [PORTRAITS, drawPortrait, 1290, 1290],
  [SCENES, drawWallpaper, 1290, 2796],
] as const) {
  for (const [composition, { id }] of list.entries()) {
    const recipe = (seed: number) => recipeOf({ composition, seed, width, height, palette: seed % 6, scheme: seed % 2 ? 'light' : 'dark' })
    const rounds = Array.from({ length: ROUNDS }, (_, seed) => {
      let svg = ''
      const lines = cpu(() => (svg = draw(createRandomSubject(seed), recipe(seed))))
      const pixels = cpu(() => new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels)
      return { lines, pixels, bytes: svg.length }
    })
    const figure = (name: 'lines' | 'pixels' | 'bytes') => median(rounds.map((round) => round[name])).toFixed(0)
    console.log(`${id.padEnd(16)} ${width}×${height}  lines ${figure('lines')} ms  pixels ${figure('pixels')} ms  ${figure('bytes')} bytes`)
  }
}
