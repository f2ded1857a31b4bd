import { formatTenths } from './markup.ts'

const lines = (length: number, step: number, line: (at: number) => string) =>
  Array.from({ length: Math.ceil((length - 2) / step) }, (_, i) => line(2 + i * step)).join('')

/** Computes the paths of a thread-bound book, bound on the right like Chinese books. */
export function computeBookPaths(width: number, height: number) {
  const spine = width * 0.12
  const thread = width - spine
  const corner = width * 0.13
  const holes = [0.06, 0.3, 0.7, 0.94].map((share) => `M${formatTenths(thread)} ${formatTenths(height * share)}H${formatTenths(width)}`)
  return {
    weft: lines(height, 2.6, (y) => `M0 ${formatTenths(y)}H${formatTenths(width)}`),
    warp: lines(width, 5.2, (x) => `M${formatTenths(x)} 0V${formatTenths(height)}`),
    stitches: `M${formatTenths(thread)} 0V${formatTenths(height)}${holes.join('')}`,
    corners: `M${formatTenths(width)} 0V${formatTenths(corner)}H${formatTenths(thread)}V0ZM${formatTenths(width)} ${formatTenths(height)}V${formatTenths(height - corner)}H${formatTenths(thread)}V${formatTenths(height)}Z`,
    slip: { x: width * 0.085, y: height * 0.055, width: width * 0.235, height: height * 0.66 },
  }
}
