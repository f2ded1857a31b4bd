import './main.css'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LOCALES } from '#contract/locale.ts'
import { BRAND_COLOURS } from '#contract/settings.ts'
import {
  addressOf,
  FACES,
  READING_DIRECTIONS,
  type CatalogueAppearance,
  parseCatalogueAppearance,
  MODES,
  TEXT_SIZES,
  WIDTHS,
} from './look.ts'

/** Controls, and one or two iframes of the chosen width. Iframes, because media queries and fonts then apply to each alone. */
function Bar() {
  const [appearance, setAppearance] = useState(() => parseCatalogueAppearance(location.search))
  useEffect(() => history.replaceState(null, '', `?${addressOf(appearance)}`), [appearance])
  const change = (part: Partial<CatalogueAppearance>) => setAppearance({ ...appearance, ...part })
  return (
    <>
      <header>
        <Choice name="Mode" values={MODES} value={appearance.mode} onChoose={(mode) => change({ mode })} />
        <Choice name="Side" values={['light', 'dark']} value={appearance.side} onChoose={(side) => change({ side })} />
        <Choice name="Pigment" values={BRAND_COLOURS} value={appearance.brand} onChoose={(brand) => change({ brand })} />
        <label>
          Free colour
          <input
            type="color"
            value={appearance.brand.startsWith('#') ? appearance.brand : '#46494b'}
            onChange={({ currentTarget: { value } }) => change({ brand: value.toLowerCase() as `#${string}` })}
          />
        </label>
        <Choice name="Locale" values={LOCALES} value={appearance.locale} onChoose={(locale) => change({ locale })} />
        <Choice name="Width" values={WIDTHS} value={appearance.width} onChoose={(width) => change({ width })} />
        <Choice name="Text" values={TEXT_SIZES} value={appearance.text} onChoose={(text) => change({ text })} />
        <Choice name="Flow" values={READING_DIRECTIONS} value={appearance.flow} onChoose={(flow) => change({ flow })} />
        <Choice name="Face" values={FACES} value={appearance.face} onChoose={(face) => change({ face })} />
      </header>
      <Frames appearance={appearance} />
    </>
  )
}

interface ChoiceProps<T extends string | number> {
  name: string
  values: readonly T[]
  value: T
  onChoose: (value: T) => void
}

function Choice<T extends string | number>({ name, values, value, onChoose }: ChoiceProps<T>) {
  return (
    <label>
      {name}
      <select
        value={String(value)}
        onChange={({ currentTarget }) => onChoose(values.find((each) => String(each) === currentTarget.value) ?? value)}
      >
        {/* A custom colour is not among the nine pigments, so it gets an option of its own. */}
        {!values.includes(value) && <option>{value}</option>}
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  )
}

/** One or two frames; two scroll together, since they differ only in colours. */
function Frames({ appearance }: { appearance: CatalogueAppearance }) {
  const row = useRef<HTMLDivElement>(null)
  function follow({ currentTarget: { contentWindow: own } }: SyntheticEvent<HTMLIFrameElement>) {
    own?.addEventListener('scroll', () => {
      for (const { contentWindow: other } of row.current?.querySelectorAll('iframe') ?? [])
        if (other && other.scrollY !== own.scrollY) other.scrollTo({ top: own.scrollY, behavior: 'instant' })
    })
  }
  const modes = appearance.mode === 'all' ? (['light', 'dark'] as const) : [appearance.mode]
  return (
    <div ref={row} className="frames">
      {modes.map((mode) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own: its scripts run, and the bar reads how far it is scrolled
        <iframe
          key={mode}
          title={`Pieces, ${mode}`}
          src={`frame.html#${addressOf({ ...appearance, mode })}`}
          style={{ width: appearance.width }}
          onLoad={follow}
        />
      ))}
    </div>
  )
}

createRoot(document.getElementById('root')!).render(<Bar />)
