import { useId } from 'react'
import { DISPLAY_MODES, type Settings } from '#contract/settings.ts'
import { setColorMode, useColorMode } from '../../appearance/appearance.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DISPLAY_SETTING_LABELS, SETTING_OPTION_LABELS } from '../../terms/setting-labels.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { ThumbnailRadioGroup } from './thumbnail-radio-group.tsx'

/** Choice of light, dark or system mode; applied at once. */
export function ModeChoice() {
  const { _ } = useMessages()
  const chosen = useColorMode()
  const change = useChangeSettings()
  const options = DISPLAY_MODES.map((mode) => ({
    value: mode,
    name: _(SETTING_OPTION_LABELS.mode[mode]),
    picture: <ModePicture mode={mode} />,
  }))
  function choose(mode: Settings['mode']) {
    setColorMode(mode)
    void change({ mode })
  }
  return <ThumbnailRadioGroup legend={_(DISPLAY_SETTING_LABELS.mode.name)} options={options} chosen={chosen} onChoose={choose} />
}

// A picture of the other mode cannot use the page's CSS tokens, which belong to the current mode.
const COLOURS = {
  light: {
    paper: '#f5f2eb',
    sheet: '#fcfaf5',
    ink: '#1f2123',
    quiet: '#62635e',
    line: '#b7b1a4',
    fire: '#873424',
    metal: '#765f00',
    wash: '#f9d770',
  },
  dark: {
    paper: '#151615',
    sheet: '#1d1e1d',
    ink: '#ece7dc',
    quiet: '#a5a197',
    line: '#5e5e5e',
    fire: '#e59c88',
    metal: '#f9d770',
    wash: '#534b35',
  },
}

/** Thumbnail of a page in a mode: rail, heading, two mountains. */
function Scene({ mode }: { mode: 'light' | 'dark' }) {
  const { paper, sheet, ink, quiet, line, fire, metal, wash } = COLOURS[mode]
  return (
    <>
      <path d="M0 0H160V104H0Z" fill={paper} />
      <path d="M0 0H18V104H0Z" fill={sheet} />
      <path d="M18.5 0V104" stroke={line} strokeWidth=".6" />
      <path d="M6 10h6v6H6Z" fill="#b0382c" />
      <path d="M28 16h42v5H28Z" fill={ink} />
      <path d="M28 27h26v3H28Z" fill={quiet} />
      <path d="M28 76h22l20-26 18 26" fill="none" stroke={fire} strokeWidth="1.4" />
      <path d="M86 80c0-16 12-26 28-26s28 10 28 26Z" fill={wash} />
      <path d="M28 82h56c0-18 13-29 30-29s30 11 30 29h16" fill="none" stroke={metal} strokeWidth="1.4" />
      {[18, 22, 25].map((half, step) => (
        <path key={half} d={`M${114 - half} ${68 + step * 5}q${half}-9 ${2 * half} 0`} fill="none" stroke={metal} strokeWidth=".6" />
      ))}
      {[88, 93, 98].map((y) => (
        <path key={y} d={`M28 ${y}H160`} stroke={line} strokeWidth=".6" />
      ))}
    </>
  )
}

function ModePicture({ mode }: { mode: Settings['mode'] }) {
  const clip = useId()
  return (
    <svg viewBox="0 0 160 104" aria-hidden="true">
      <Scene mode={mode === 'dark' ? 'dark' : 'light'} />
      {mode === 'auto' && (
        <>
          <clipPath id={clip}>
            <path d="M160 0V104H0Z" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Scene mode="dark" />
          </g>
        </>
      )}
    </svg>
  )
}
