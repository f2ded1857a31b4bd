import { Switch } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ImageKind } from '#contract/image.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { SCREEN_FORMAT_LABELS, getPaletteName } from '../../../terms/pictures.ts'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { Row } from '../../../ui/row.tsx'
import type { DrawingModule } from '../use-drawing-module.ts'
import type { StudioChoice } from './choice.ts'
import type { PictureTarget } from './frames.ts'
import { PictureRadioGroup } from './picture-radio-group.tsx'

interface StudioOptionsProps {
  kind: ImageKind
  drawing: DrawingModule | undefined
  choice: StudioChoice
  frames: readonly PictureTarget[]
  months: readonly string[]
  onChange: (part: Partial<StudioChoice>) => void
}

/** Choices of palette, scheme, frame, month and texts. */
export function StudioOptions({ kind, drawing, choice, frames, months, onChange }: StudioOptionsProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const palettes = (drawing?.paletteIds ?? []).map((name, at) => ({
    value: at,
    label: _(getPaletteName(name)),
    picture: <Swatch colours={drawing!.getPaletteColours(at, choice.scheme)} />,
  }))
  const schemes = [
    { value: 'light', text: t`浅色` },
    { value: 'dark', text: t`深色` },
  ] as const
  return (
    <>
      <PictureRadioGroup
        legend={t`设色`}
        options={palettes}
        chosen={choice.palette}
        onChoose={(palette) => onChange({ palette })}
        look="swatches"
      />
      <ChoiceGroup legend={t`明暗`} chosen={choice.scheme} options={schemes} onChoose={(scheme) => onChange({ scheme })} variant="joined" />
      <ChoiceGroup
        legend={t`尺寸`}
        chosen={choice.frame}
        options={frames.map((frame) => ({ value: frame, text: _(SCREEN_FORMAT_LABELS[frame]) }))}
        onChoose={(frame) => onChange({ frame })}
        variant="joined"
      />
      {kind === 'wallpaper' && (
        <>
          <ChoiceGroup
            legend={t`月份`}
            chosen={choice.ahead}
            options={months.map((text, at) => ({ value: at as 0 | 1, text }))}
            onChoose={(ahead) => onChange({ ahead })}
            variant="joined"
          />
          <Toggle label={t`月历`} checked={choice.calendar} onChange={(calendar) => onChange({ calendar })} />
          <Toggle label={t`节气`} checked={choice.almanac} onChange={(almanac) => onChange({ almanac })} />
        </>
      )}
      <Toggle label={t`名字`} checked={choice.name} onChange={(name) => onChange({ name })} />
    </>
  )
}

function Toggle({ label, checked, onChange }: { label: string; checked: boolean; onChange: (is: boolean) => void }) {
  const id = useId()
  return (
    <label htmlFor={id}>
      <Row end={<Switch id={id} checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />}>{label}</Row>
    </label>
  )
}

/** Icon of a palette: its background and the five elements. */
function Swatch({ colours }: { colours: readonly string[] }) {
  const [ground, ...elements] = colours
  const step = 40 / elements.length
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M0 0H40V40H0Z" fill={ground} />
      {elements.map((colour, at) => (
        <path key={colour} d={`M${at * step} 40V${26 - 4 * Math.abs(2 - at) + 4}H${(at + 1) * step}V40Z`} fill={colour} />
      ))}
    </svg>
  )
}
