import type { ReactNode } from 'react'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import classes from './picture-radio-group.module.css'

interface PictureChoicesProps<T extends number> {
  legend: string
  options: readonly { readonly value: T; readonly label: string; readonly picture: ReactNode }[]
  chosen: T
  onChoose: (value: T) => void
  /** A horizontally scrolling row, or small squares that wrap. */
  look: 'strip' | 'swatches'
}

/** Radio group of labelled pictures. */
export function PictureRadioGroup<T extends number>({ legend, options, chosen, onChoose, look }: PictureChoicesProps<T>) {
  const cells = options.map(({ value, label, picture }) => ({
    value,
    text: (
      <>
        {picture}
        <span className={classes.label}>{label}</span>
      </>
    ),
  }))
  return <ChoiceGroup legend={legend} options={cells} chosen={chosen} onChoose={onChoose} variant="pictures" className={classes[look]} />
}
