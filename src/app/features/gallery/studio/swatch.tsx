/** A palette at a glance: its ground with the five elements on it. */
export function Swatch({ colours }: { colours: readonly string[] }) {
  const [ground, ...elements] = colours
  const step = 40 / elements.length
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M0 0H40V40H0Z" fill={ground} />
      {elements.map((colour, at) => (
        <path key={colour} d={`M${at * step} 40V${26 - 4 * Math.abs(2 - at) + 4}H${(at + 1) * step}V40Z`} fill={colour} />
      ))}
    </svg>
  )
}
