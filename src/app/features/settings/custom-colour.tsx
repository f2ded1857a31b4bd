import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type { FreeColour } from '#contract/settings.ts'
import { setBrand, useResolvedMode } from '../../appearance/appearance.ts'
import { computeBrandRoles } from '../../appearance/brand.ts'
import classes from './pigment-choice.module.css'

/** Parses a typed colour: `#5B8C7A`, `5b8c7a`, `#5b8`. */
function parseColour(text: string): FreeColour | undefined {
  const [, digits] = /^\s*[#＃]?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text) ?? []
  if (!digits) return undefined
  return `#${(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()}`
}

/** Delay before saving in ms: a colour input fires for every shade it is dragged across. */
const SAVE_DELAY_MS = 300

/** Colour input and text field, which also show the adjusted shade if the colour itself would be unreadable. */
export function CustomColour({ chosen, onChoose }: { chosen: FreeColour; onChoose: (colour: FreeColour) => void }) {
  const { t } = useLingui()
  const { fill } = computeBrandRoles(chosen, useResolvedMode())
  const [typed, setTyped] = useState<string>()
  const saveDebounced = useDebouncedCallback(onChoose, { delay: SAVE_DELAY_MS, flushOnUnmount: true })
  function paint(colour: FreeColour) {
    setBrand(colour)
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
          paint(value as FreeColour)
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
