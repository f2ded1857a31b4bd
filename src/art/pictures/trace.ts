/** A point [x, y]. */
export type Point = readonly [number, number]

/** Maximum deviation of a line from its points, in grid units: a third of a pixel on a phone. */
const TOLERANCE = 0.14

/** Simplifies a line to the points that are needed for its shape (Ramer–Douglas–Peucker). */
export function simplifyLine(points: readonly Point[], tolerance = TOLERANCE): Point[] {
  if (points.length < 3) return [...points]
  const isCarried = new Uint8Array(points.length)
  isCarried[0] = isCarried[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const [ax, ay] = points[from]!
    const [bx, by] = points[to]!
    const length = Math.hypot(bx - ax, by - ay)
    let [most, at] = [tolerance, -1]
    for (let i = from + 1; i < to; i++) {
      const [x, y] = points[i]!
      // In a closed line both ends coincide, so measures the distance to that point.
      const off = length > 0.01 ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay)
      if (off > most) [most, at] = [off, i]
    }
    if (at < 0) continue
    isCarried[at] = 1
    spans.push([from, at], [at, to])
  }
  return points.filter((_, i) => isCarried[i])
}

const tenth = (value: number) => Math.round(value * 10)
/** Formats a number of tenths in the shortest SVG notation: .5, -3, 12.4. */
const short = (tenths: number) => (tenths / 10).toString().replace(/^(-?)0\./, '$1.')
const pair = (x: number, y: number) => `${short(x)}${y < 0 ? '' : ' '}${short(y)}`

/** Path data of an open line, in relative coordinates, which take half as many characters as absolute ones. */
export function createRelativePath(points: readonly Point[], tolerance?: number): string {
  const [first, ...rest] = simplifyLine(points, tolerance)
  if (!first) return ''
  let [x, y] = [tenth(first[0]), tenth(first[1])]
  let path = `M${pair(x, y)}`
  for (const [i, point] of rest.entries()) {
    const [nextX, nextY] = [tenth(point[0]), tenth(point[1])]
    const step = pair(nextX - x, nextY - y)
    path += i === 0 ? `l${step}` : `${step.startsWith('-') ? '' : ' '}${step}`
    x = nextX
    y = nextY
  }
  return path
}

/** Formats a coordinate for path data, rounded to a tenth. */
export const formatCoordinate = (value: number) => short(tenth(value))
/** Formats a point for path data. */
export const formatPoint = (x: number, y: number) => pair(tenth(x), tenth(y))

/** Computes points on a smooth curve through `knots` (Catmull-Rom), `count` points per section. */
export function smoothCurve(knots: readonly Point[], count = 10): Point[] {
  const knot = (i: number) => knots[Math.max(0, Math.min(knots.length - 1, i))]!
  const points: Point[] = []
  for (let i = 0; i + 1 < knots.length; i++) {
    const [p0, p1, p2, p3] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)]
    for (let k = 0; k < count; k++) {
      const t = k / count
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)
      points.push([along(0), along(1)])
    }
  }
  points.push(knots.at(-1)!)
  return points
}

/** Path data of a brush stroke along a line, as a closed outline; `widthAt(t)` is its width at `t`, 0 (start) to 1 (end). */
export function createBrushStrokePath(line: readonly Point[], widthAt: (t: number) => number): string {
  const sides = line.map(([x, y], i): [Point, Point] => {
    const [ax, ay] = line[Math.max(0, i - 1)]!
    const [bx, by] = line[Math.min(line.length - 1, i + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = widthAt(i / Math.max(1, line.length - 1)) / 2
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ]
  })
  return `${createRelativePath([...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()])}Z`
}
