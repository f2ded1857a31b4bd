import { DISPLAY_MODES, type Settings } from '#contract/settings.ts'
import { setColorMode, useColorMode } from '../../appearance/appearance.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DISPLAY_LABELS, SETTING_VALUES } from '../../terms/setting-labels.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { ModePicture } from './mode-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'

/** Choice of light, dark or system mode; applied at once. */
export function ModeChoice() {
  const { _ } = useMessages()
  const chosen = useColorMode()
  const change = useChangeSettings()
  const options = DISPLAY_MODES.map((mode) => ({ value: mode, name: _(SETTING_VALUES.mode[mode]), picture: <ModePicture mode={mode} /> }))
  function choose(mode: Settings['mode']) {
    setColorMode(mode)
    void change({ mode })
  }
  return <PictureChoice legend={_(DISPLAY_LABELS.mode.name)} options={options} chosen={chosen} onChoose={choose} />
}
