import type { Layout } from '#contract/settings.ts'
import classes from './layout-picture.module.css'

const MARK = 'h8v8h-8Z'

/** The five sections in a column or row; the first is active. */
function Sections({ x, y, isRow = false }: { x: number; y: number; isRow?: boolean }) {
  const step = 13
  return [0, 1, 2, 3, 4].map((index) => (
    <path
      key={index}
      className={index === 0 ? classes.open : classes.quiet}
      d={`M${x + (isRow ? index * step : 0)} ${y + (isRow ? 0 : index * step)}h6v6h-6Z`}
    />
  ))
}

/** The lines of a section panel. */
function Panel({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className={classes.edge} d={`M${x + 34.5} ${y}V104`} />
      {[10, 19, 28, 37].map((below) => (
        <path key={below} className={classes.line} d={`M${x + 6} ${y + below}h22v2.4h-22Z`} />
      ))}
    </>
  )
}

function Text({ x, y }: { x: number; y: number }) {
  const rows = [0, 1, 2, 3, 4].map((row) => y + 12 + row * 9).filter((row) => row < 98)
  return (
    <>
      <path className={classes.ink} d={`M${x} ${y}h36v5h-36Z`} />
      {rows.map((row) => (
        <path key={row} className={classes.line} d={`M${x} ${row}H150v2.4H${x}Z`} />
      ))}
    </>
  )
}

function Head() {
  return (
    <>
      <path className={classes.sheet} d="M0 0H160V18H0Z" />
      <path className={classes.edge} d="M0 18.5H160" />
      <path className={classes.seal} d={`M8 5${MARK}`} />
    </>
  )
}

function Rail({ y }: { y: number }) {
  return (
    <>
      <path className={classes.sheet} d={`M0 ${y}H18V104H0Z`} />
      <path className={classes.edge} d={`M18.5 ${y}V104`} />
    </>
  )
}

function Side() {
  return (
    <>
      <Rail y={0} />
      <path className={classes.seal} d={`M5 6${MARK}`} />
      <Sections x={6} y={24} />
      <Panel x={19} y={0} />
      <Text x={64} y={16} />
    </>
  )
}

function Top() {
  return (
    <>
      <Head />
      <Sections x={26} y={6} isRow />
      <path className={classes.line} d="M8 25h22v2.4h-22Z" />
      <path className={classes.edge} d="M0 33.5H160" />
      <Text x={40} y={46} />
    </>
  )
}

function Mix({ isSplit }: { isSplit: boolean }) {
  return (
    <>
      <Head />
      {isSplit ? (
        <Sections x={26} y={6} isRow />
      ) : (
        <>
          <Rail y={19} />
          <Sections x={6} y={27} />
        </>
      )}
      <Panel x={isSplit ? 0 : 19} y={19} />
      <Text x={isSplit ? 46 : 64} y={34} />
    </>
  )
}

/** Thumbnail of a page in a layout, in the current colours. */
export function LayoutPicture({ layout, isSplit }: { layout: Layout; isSplit: boolean }) {
  return (
    <svg viewBox="0 0 160 104" className={classes.paper} aria-hidden="true">
      {layout === 'side' && <Side />}
      {layout === 'top' && <Top />}
      {layout === 'mix' && <Mix isSplit={isSplit} />}
    </svg>
  )
}
