import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { BRAND_COLOURS, type BrandColour, type HexColour, type Settings } from '#contract/settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { endBrandPreview, previewBrand, useBrand, useResolvedMode } from '../../appearance/appearance.ts'
import { brandHexes, hexOfBrand, computeBrandRoleColours } from '../../appearance/brand.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import classes from './pigment-choice.module.css'

const names: Record<BrandColour, MessageDescriptor> = {
  darkGrey: msg`黛灰`,
  blue: msg`靛蓝`,
  lightBlue: msg`霁蓝`,
  green: msg`松绿`,
  yellow: msg`藤黄`,
  orange: msg`赭橙`,
  red: msg`胭脂`,
  pink: msg`海棠`,
  purple: msg`紫棠`,
}

const isCustomColour = (brand: Settings['brandTheme']): brand is HexColour => brand.startsWith('#')

/** Choice of nine named pigments or a custom colour; applied at once. */
export function PigmentChoice() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const chosen = useBrand()
  const change = useChangeSettings()
  /** Last custom colour; undefined until one was chosen: the custom colour then starts as the pigment's colour. */
  const [own, setOwn] = useState<HexColour>()
  const free = isCustomColour(chosen) ? chosen : own
  function choose(brandTheme: Settings['brandTheme']) {
    if (isCustomColour(chosen)) setOwn(chosen)
    previewBrand(brandTheme)
    void change({ brandTheme }).then(() => endBrandPreview(brandTheme))
  }
  return (
    <>
      <fieldset className={classes.root}>
        <legend className="visually-hidden">{t`主色`}</legend>
        {BRAND_COLOURS.map((colour) => (
          <label key={colour} className={classes.pigment}>
            <input type="radio" name="brand" className="visually-hidden" checked={colour === chosen} onChange={() => choose(colour)} />
            <Swatch hex={brandHexes[colour]} />
            {_(names[colour])}
          </label>
        ))}
        <label className={classes.pigment}>
          <input
            type="radio"
            name="brand"
            className="visually-hidden"
            checked={isCustomColour(chosen)}
            onChange={() => choose(free ?? (hexOfBrand(chosen) as HexColour))}
          />
          <Swatch hex={free} />
          {t({ message: '自选', context: 'colour' })}
        </label>
      </fieldset>
      {isCustomColour(chosen) && <CustomColourInput chosen={chosen} onChoose={choose} />}
    </>
  )
}

/** A square of the colour; crossed out if there is no colour. */
function Swatch({ hex }: { hex: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" className={classes.swatch} aria-hidden="true">
      {hex ? <path d="M0 0H40V40H0Z" fill={hex} /> : <path d="M.5 .5H39.5V39.5H.5ZM.5 39.5 39.5 .5" fill="none" stroke="var(--line-2)" />}
    </svg>
  )
}

/** Parses a typed colour: `#5B8C7A`, `5b8c7a`, `#5b8`. */
function parseColour(text: string): HexColour | undefined {
  const [, digits] = /^\s*[#＃]?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text) ?? []
  if (!digits) return undefined
  return `#${(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()}`
}

/** Delay before saving in ms: a colour input fires for every shade it is dragged across. */
const SAVE_DELAY_MS = 300

/** Colour input and text field, which also show the adjusted shade if the colour itself would be unreadable. */
function CustomColourInput({ chosen, onChoose }: { chosen: HexColour; onChoose: (colour: HexColour) => void }) {
  const { t } = useLingui()
  const { fill } = computeBrandRoleColours(chosen, useResolvedMode())
  const [typed, setTyped] = useState<string>()
  const saveDebounced = useDebouncedCallback(onChoose, { delay: SAVE_DELAY_MS, flushOnUnmount: true })
  function paint(colour: HexColour) {
    previewBrand(colour)
    saveDebounced(colour)
  }
  function type(text: string) {
    const colour = parseColour(text)
    setTyped(text)
    if (colour) paint(colour)
  }
  return (
    <div className={classes.free} onBlur={() => saveDebounced.flush()}>
      <input
        type="color"
        className={classes.field}
        aria-label={t`选一种颜色`}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          setTyped(undefined)
          paint(value as HexColour)
        }}
      />
      <TextInput
        label={t`色值`}
        value={typed ?? chosen}
        error={typed !== undefined && !parseColour(typed) && t`写成 #46494b 这样的六位色值`}
        description={fill !== chosen && t`用了最近的可读的一档 ${fill}`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={({ currentTarget: { value } }) => type(value)}
        onBlur={() => typed !== undefined && parseColour(typed) && setTyped(undefined)}
        maxLength={9}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </div>
  )
}
