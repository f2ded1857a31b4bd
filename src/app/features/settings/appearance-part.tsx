import { BrandPreview } from './brand-preview.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { PigmentChoice } from './pigment-choice.tsx'
import { SettingRow } from './setting-row.tsx'

/** Light and dark, and the pigment with what it paints. */
export function AppearancePart() {
  return (
    <>
      <SettingRow setting="mode">
        <ModeChoice />
      </SettingRow>
      <SettingRow setting="brandTheme">
        <PigmentChoice />
        <BrandPreview />
      </SettingRow>
    </>
  )
}
