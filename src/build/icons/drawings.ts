const PAPER = '#F5F2EB'
const SEAL = '#B0382C'
const ON_SEAL = '#FFF8EF'

/**
 * The product's mark on a grid of 100: four pillars, each a stem above a branch. `src/art/drawings/mark.ts` has the same numbers for
 * the page.
 */
const COLUMNS = [
  { x: 18.5, stem: 22 },
  { x: 36.5, stem: 30 },
  { x: 54.5, stem: 16 },
  { x: 72.5, stem: 26 },
]

const bars = (fill: string) =>
  COLUMNS.map(
    ({ x, stem }) =>
      `<rect x="${x}" y="19" width="9" height="${stem}" fill="${fill}"/>` +
      `<rect x="${x}" y="${25 + stem}" width="9" height="${56 - stem}" fill="${fill}"/>`,
  ).join('')

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`
const stamp = (radius: number) => `<rect width="100" height="100" rx="${radius}" fill="${SEAL}"/>${bars(ON_SEAL)}`
const scaled = (share: number, content: string) =>
  `<g transform="translate(${50 - 50 * share} ${50 - 50 * share}) scale(${share})">${content}</g>`
const paper = `<rect width="100" height="100" fill="${PAPER}"/>`

/** The seal alone, with its own rounded corners and transparent outside. */
export const sealIconSvg = svg(stamp(7))
/** The seal on paper, within the maskable safe zone (a circle of 80 %): the diagonal of the seal is 0.54 × √2 = 76 %. */
export const maskableIconSvg = svg(paper + scaled(0.54, stamp(7)))
/** The mark's bars alone, for systems that tint icons: a tinted seal would be a solid square. */
export const monochromeIconSvg = svg(scaled(0.8, bars('#000')))
/** The icon for iOS, which rounds the corners itself and does not support transparency. */
export const touchIconSvg = svg(paper + scaled(0.72, stamp(7)))
export const faviconSvg = `${svg(stamp(7))}\n`

const shortcuts = {
  // The sun above its horizon.
  today: `<path d="M24 60a26 26 0 0 1 52 0Z" fill="${SEAL}"/><path d="M16 66H84" stroke="#1F2123" stroke-width="3"/>`,
  // A sheet of a tear-off calendar.
  almanac:
    `<rect x="27" y="22" width="46" height="56" fill="#FCFAF5" stroke="#1F2123" stroke-width="3"/><rect x="27" y="22" width="46" height="13" fill="${SEAL}"/>` +
    '<path d="M41 47H59M41 57H59M41 67H59" stroke="#1F2123" stroke-width="3"/>',
  // The curve of a year above its base line, with the current month marked.
  year:
    '<path d="M20 64L34 46L44 54L60 30L80 64" fill="none" stroke="#46494b" stroke-width="4" stroke-linejoin="round"/><path d="M16 70H84" stroke="#1F2123" stroke-width="3"/>' +
    `<circle cx="60" cy="30" r="6" fill="${SEAL}"/>`,
  // A thread-bound book with its title slip; Chinese books are bound on the right.
  book:
    '<rect x="28" y="20" width="44" height="60" fill="#46494b"/><rect x="33" y="26" width="11" height="36" fill="#FCFAF5"/>' +
    '<path d="M65 20V80M65 25H72M65 41H72M65 59H72M65 75H72" stroke="#F5F2EB" stroke-width="1.6" fill="none"/>',
  // The outline of a seal with a plus sign.
  add: `<rect x="25" y="25" width="50" height="50" rx="4" fill="none" stroke="${SEAL}" stroke-width="5"/><path d="M50 38V62M38 50H62" stroke="${SEAL}" stroke-width="5"/>`,
} as const

/** Returns the icon of a launcher shortcut, on a disc of paper. */
export function createShortcutIcon(name: keyof typeof shortcuts): string {
  return svg(`<circle cx="50" cy="50" r="50" fill="${PAPER}"/>${shortcuts[name]}`)
}
