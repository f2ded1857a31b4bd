import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type { FreeColour } from '#contract/settings.ts'
import { setBrand, useResolvedMode } from '../../appearance/appearance.ts'
import { brandRolesOf } from '../../appearance/brand.ts'
import classes from './pigment-choice.module.css'

/** A colour as somebody writes it: `#5B8C7A`, `5b8c7a`, `#5b8`. */
function colourOf(text: string): FreeColour | undefined {
  const [, digits] = /^\s*[#＃]?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text) ?? []
  if (!digits) return undefined
  return `#${(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()}`
}

/** Kept when the hand rests or leaves: a colour field tells of every shade that it is drawn across. */
const RESTS_MS = 300

/** The colour field and the same as text, with the step that is painted where the colour itself could not be read. */
export function FreePigment({ chosen, onChoose }: { chosen: FreeColour; onChoose: (colour: FreeColour) => void }) {
  const { t } = useLingui()
  const { fill } = brandRolesOf(chosen, useResolvedMode())
  const [typed, setTyped] = useState<string>()
  const keep = useDebouncedCallback(onChoose, { delay: RESTS_MS, flushOnUnmount: true })
  function paint(colour: FreeColour) {
    setBrand(colour)
    keep(colour)
  }
  function type(text: string) {
    const colour = colourOf(text)
    setTyped(text)
    if (colour) paint(colour)
  }
  return (
    <div className={classes.free} onBlur={() => keep.flush()}>
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
        error={typed !== undefined && !colourOf(typed) && t`写成 #46494b 这样的六位色值`}
        description={fill !== chosen && t`用了最近的可读的一档 ${fill}`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={({ currentTarget: { value } }) => type(value)}
        onBlur={() => typed !== undefined && colourOf(typed) && setTyped(undefined)}
        maxLength={9}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </div>
  )
}
