import { LAYOUTS } from '#contract/settings.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DISPLAY_LABELS, SETTING_VALUES } from '../../terms/setting-labels.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { LayoutPicture } from './layout-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'

/** Choice of the navigation layout. */
export function LayoutChoice() {
  const { _ } = useMessages()
  const { layout: chosen, splitMenu } = useSettings()
  const change = useChangeSettings()
  const options = LAYOUTS.map((layout) => ({
    value: layout,
    name: _(SETTING_VALUES.layout[layout]),
    picture: <LayoutPicture layout={layout} isSplit={splitMenu} />,
  }))
  return (
    <PictureChoice
      legend={_(DISPLAY_LABELS.layout.name)}
      options={options}
      chosen={chosen}
      onChoose={(layout) => void change({ layout })}
    />
  )
}
