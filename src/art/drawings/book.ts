import { px } from './markup.ts'

const lines = (length: number, step: number, line: (at: number) => string) =>
  Array.from({ length: Math.ceil((length - 2) / step) }, (_, i) => line(2 + i * step)).join('')

/** Computes the paths of a thread-bound book, bound on the right like Chinese books. */
export function bookPaths(width: number, height: number) {
  const spine = width * 0.12
  const thread = width - spine
  const corner = width * 0.13
  const holes = [0.06, 0.3, 0.7, 0.94].map((share) => `M${px(thread)} ${px(height * share)}H${px(width)}`)
  return {
    weft: lines(height, 2.6, (y) => `M0 ${px(y)}H${px(width)}`),
    warp: lines(width, 5.2, (x) => `M${px(x)} 0V${px(height)}`),
    stitches: `M${px(thread)} 0V${px(height)}${holes.join('')}`,
    corners: `M${px(width)} 0V${px(corner)}H${px(thread)}V0ZM${px(width)} ${px(height)}V${px(height - corner)}H${px(thread)}V${px(height)}Z`,
    slip: { x: width * 0.085, y: height * 0.055, width: width * 0.235, height: height * 0.66 },
  }
}
