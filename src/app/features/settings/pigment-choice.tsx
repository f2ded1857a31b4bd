import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BRAND_COLOURS, type BrandColour, type FreeColour, type Settings } from '#contract/settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { brandKept, setBrand, useBrand } from '../../appearance/appearance.ts'
import { brandHexes, hexOfBrand } from '../../appearance/brand.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { FreePigment } from './pigment-choice-free.tsx'
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

const isFree = (brand: Settings['brandTheme']): brand is FreeColour => brand.startsWith('#')

/** Nine old pigments by name, and a colour of one's own; the page is painted in the chosen one at once. */
export function PigmentChoice() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const chosen = useBrand()
  const change = useChangeSettings()
  /** The last colour of one's own; before there is any, it starts from the pigment. */
  const [own, setOwn] = useState<FreeColour>()
  const free = isFree(chosen) ? chosen : own
  function choose(brandTheme: Settings['brandTheme']) {
    if (isFree(chosen)) setOwn(chosen)
    setBrand(brandTheme)
    void change({ brandTheme }).then(() => brandKept(brandTheme))
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
            checked={isFree(chosen)}
            onChange={() => choose(free ?? (hexOfBrand(chosen) as FreeColour))}
          />
          <Swatch hex={free} />
          {t({ message: '自选', context: 'colour' })}
        </label>
      </fieldset>
      {isFree(chosen) && <FreePigment chosen={chosen} onChoose={choose} />}
    </>
  )
}

/** A square of the colour; of none, a square cut in two. */
function Swatch({ hex }: { hex: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" className={classes.swatch} aria-hidden="true">
      {hex ? <path d="M0 0H40V40H0Z" fill={hex} /> : <path d="M.5 .5H39.5V39.5H.5ZM.5 39.5 39.5 .5" fill="none" stroke="var(--line-2)" />}
    </svg>
  )
}
