import { formatHundredths } from './markup.ts'
import { drawMountains, type HillLayer } from './mountains.ts'
import { elementLandforms } from './landforms.ts'
import type { Element } from './element.ts'

/** Personas that answer questions: `ai` (trigrams), `god` (god of wealth), `tao` (little Taoist). */
export type Persona = 'ai' | 'god' | 'tao'

const INK = 'var(--ink-1)'
/** A range; hills are [element of the form, centre, half width, height], in fractions of the picture. */
type Range = readonly [base: number, far: number, depth: number, hills: readonly (readonly [Element, number, number, number])[]]
const LANDS: Readonly<Record<Persona, { element: Element; ranges: readonly Range[] }>> = {
  ai: {
    element: 'water',
    ranges: [
      [
        0.82,
        0.3,
        0.2,
        [
          ['water', 0.3, 0.5, 0.07],
          ['water', 0.85, 0.4, 0.05],
        ],
      ],
      [
        0.9,
        0,
        0.2,
        [
          ['water', 0.72, 0.5, 0.06],
          ['water', 0.05, 0.4, 0.05],
        ],
      ],
    ],
  },
  god: {
    element: 'metal',
    ranges: [
      [
        0.86,
        0.2,
        0.2,
        [
          ['metal', 0.74, 0.42, 0.15],
          ['water', 0.1, 0.5, 0.03],
        ],
      ],
      [
        0.92,
        0,
        0.2,
        [
          ['metal', 0.22, 0.44, 0.12],
          ['water', 0.92, 0.44, 0.045],
        ],
      ],
    ],
  },
  tao: {
    element: 'wood',
    ranges: [
      [
        0.62,
        0.55,
        0.3,
        [
          ['wood', 0.86, 0.2, 0.36],
          ['wood', 1.02, 0.16, 0.22],
        ],
      ],
      [0.86, 0, 0.3, [['water', 0.4, 0.8, 0.3]]],
    ],
  },
}

/** Draws the picture on a persona's scroll. */
export function drawPersonaScroll(kind: Persona, width: number, height: number, names: () => string): string {
  const { element, ranges } = LANDS[kind]
  const layers = ranges.map(([base, far, depth, hills]): HillLayer => ({
    element,
    base: height * base,
    far,
    depth: height * depth,
    rough: kind === 'tao' ? 1.4 : 0.8,
    hills: hills.map(([form, cx, w, h]) => ({ form: elementLandforms[form], cx: width * cx, w: width * w, h: height * h })),
  }))
  const land = drawMountains({
    width,
    height,
    layers,
    ground: 'var(--sheet)',
    seed: kind,
    names,
    contours: 8,
    gap: height * 0.014,
    step: 2,
    hair: 0.65,
  })
  return kind === 'tao' ? land + taoist(width / 2 - 2, height * 0.56, 78 * (width / DRAWN_WIDE)) : figures[kind](width, height) + land
}

/** Scroll width for which the emblems are drawn; a narrower scroll scales them down, so that nothing is cut off. */
const DRAWN_WIDE = 72

const figures: Readonly<Record<'ai' | 'god', (width: number, height: number) => string>> = {
  ai: (width, height) =>
    `<g transform="translate(${formatHundredths(width / 2)} ${formatHundredths(height * 0.2 + 34)}) scale(${formatHundredths((0.68 * width) / DRAWN_WIDE)})">${drawTrigramRing()}</g>`,
  god: (width, height) =>
    `<g transform="translate(${formatHundredths(width / 2)} ${formatHundredths(height * 0.2)}) scale(${formatHundredths(width / DRAWN_WIDE)})">${coinUnderCap}</g>`,
}

/** Draws a persona's emblem without its landscape, on a grid of 112 around 0,0. */
export function drawPersonaEmblem(kind: Persona): string {
  if (kind === 'ai') return drawTrigramRing()
  return kind === 'god' ? `<g transform="translate(0 -42) scale(1.24)">${coinUnderCap}</g>` : taoist(-2, 50, 96)
}

/** Draws the eight trigrams around a solid disc, 乾 at the top, on a grid of 100 around 0,0. */
export function drawTrigramRing(): string {
  const trigrams = ['111', '011', '010', '001', '000', '100', '101', '110']
  const rings = trigrams.map((bits, i) => {
    const bars = [...bits].map((bit, row) => {
      const y = formatHundredths(-35 - row * 6)
      return bit === '1'
        ? `<rect x="-10.5" y="${y}" width="21" height="3.4"/>`
        : `<rect x="-10.5" y="${y}" width="8.8" height="3.4"/><rect x="1.7" y="${y}" width="8.8" height="3.4"/>`
    })
    return `<g transform="rotate(${i * 45})">${bars.join('')}</g>`
  })
  return `<g fill="${INK}"><circle r="10"/>${rings.join('')}</g>`
}

/** Emblem of the god of wealth: an official's cap with two wings over a coin. */
const coinUnderCap =
  `<g fill="none" stroke="${INK}"><circle cy="46" r="30" stroke-width="1.2"/><circle cy="46" r="26.5" stroke-width=".6"/><rect x="-8" y="38" width="16" height="16" stroke-width="1.2"/>` +
  '<path d="M0 38V22M0 54V70M-8 46H-24M8 46H24" stroke-width=".6"/></g>' +
  `<g fill="${INK}"><circle cy="26" r="2"/><circle cy="66" r="2"/><circle cx="-20" cy="46" r="2"/><circle cx="20" cy="46" r="2"/><path d="M-15 12V2Q0 -8 15 2V12Z"/><rect x="-36" y="5" width="20" height="4" rx="2"/><rect x="16" y="5" width="20" height="4" rx="2"/></g>`

/** Draws a small figure with a staff, with feet at x, y and `tall` pixels high. */
function taoist(x: number, y: number, tall: number): string {
  const k = tall / 40
  return (
    `<g transform="translate(${formatHundredths(x)} ${formatHundredths(y)}) scale(${formatHundredths(k)})" fill="var(--sheet)" stroke="${INK}" stroke-width="${formatHundredths(1.25 / k)}" stroke-linejoin="round" stroke-linecap="round">` +
    '<path d="M-9 0C-8.5 -12 -6 -24 -2.6 -27L2.6 -27C6 -24 8 -12 9.5 0Z"/><path d="M-2.2 -27L1.6 -18L5.6 -20M1.6 -18L.4 0" fill="none"/><circle cy="-31.5" r="4.4"/>' +
    `<path d="M-4.4 -32A4.4 4.4 0 0 1 4.4 -32Q0 -34.4 -4.4 -32Z" fill="${INK}"/><circle cy="-37" r="1.8" fill="${INK}"/><path d="M12.5 .5L10.6 -33"/></g>`
  )
}
