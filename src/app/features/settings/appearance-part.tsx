import { BrandPreview } from './brand-preview.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { PigmentChoice } from './pigment-choice.tsx'
import { SettingRow } from './setting-row.tsx'

/** Settings for light or dark mode and for the brand colour, with a preview. */
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
