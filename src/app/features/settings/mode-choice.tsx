import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Settings } from '#contract/settings.ts'
import { useWords } from '../../language/use-words.ts'
import { setMode, useMode } from '../../appearance/appearance.ts'
import { ModePicture } from './mode-picture.tsx'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import classes from './mode-choice.module.css'

const modes: Record<Settings['mode'], MessageDescriptor> = { light: msg`浅色`, dark: msg`深色`, auto: msg`自动` }

/** Light, dark, or as the system has it; painted at once. */
export function ModeChoice() {
  const { t } = useLingui()
  const { _ } = useWords()
  const chosen = useMode()
  const change = useChangeSettings()
  function choose(mode: Settings['mode']) {
    setMode(mode)
    void change({ mode })
  }
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">{t`明暗`}</legend>
      {(Object.keys(modes) as Settings['mode'][]).map((mode) => (
        <label key={mode} className={classes.card}>
          <input type="radio" name="mode" className="visually-hidden" checked={mode === chosen} onChange={() => choose(mode)} />
          <span className={classes.picture}>
            <ModePicture mode={mode} />
          </span>
          {_(modes[mode])}
        </label>
      ))}
    </fieldset>
  )
}
