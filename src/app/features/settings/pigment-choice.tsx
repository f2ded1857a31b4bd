import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BRAND_COLOURS, type BrandColour } from '#contract/settings.ts'
import { useWords } from '../../language/use-words.ts'
import { setBrand, useBrand } from '../../appearance/appearance.ts'
import { brandHexes } from '../../appearance/brand.ts'
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

/** Nine old pigments by name; the page is painted in the chosen one at once. */
export function PigmentChoice() {
  const { t } = useLingui()
  const { _ } = useWords()
  const chosen = useBrand()
  const change = useChangeSettings()
  function choose(brandTheme: BrandColour) {
    setBrand(brandTheme)
    void change({ brandTheme })
  }
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">{t`主色`}</legend>
      {BRAND_COLOURS.map((colour) => (
        <label key={colour} className={classes.pigment}>
          <input type="radio" name="brand" className="visually-hidden" checked={colour === chosen} onChange={() => choose(colour)} />
          <svg viewBox="0 0 40 40" className={classes.swatch} aria-hidden="true">
            <path d="M0 0H40V40H0Z" fill={brandHexes[colour]} />
          </svg>
          {_(names[colour])}
        </label>
      ))}
    </fieldset>
  )
}
