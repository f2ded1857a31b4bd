// src/build/icons/drawings.ts repeats these bars for the launcher icons.
const COLUMNS = [
  [18.5, 22],
  [36.5, 30],
  [54.5, 16],
  [72.5, 26],
] as const

/** The product's mark on a grid of 100: four pillars in a seal, stem over branch. */
export const brandMarkSvg: string =
  '<rect width="100" height="100" rx="7" fill="var(--seal)"/>' +
  COLUMNS.map(([x, stem]) =>
    [
      [19, stem],
      [25 + stem, 56 - stem],
    ]
      .map(([y, h]) => `<rect x="${x}" y="${y}" width="9" height="${h}" fill="var(--seal-on)"/>`)
      .join(''),
  ).join('')
