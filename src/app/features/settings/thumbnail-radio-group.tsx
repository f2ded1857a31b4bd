import type { ReactNode } from 'react'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import classes from './thumbnail-radio-group.module.css'

interface PictureChoiceProps<T extends string> {
  legend: string
  options: readonly { readonly value: T; readonly name: string; readonly picture: ReactNode }[]
  chosen: T
  onChoose: (value: T) => void
}

/** Radio group whose options show thumbnails. */
export function ThumbnailRadioGroup<T extends string>({ legend, options, chosen, onChoose }: PictureChoiceProps<T>) {
  const pictured = options.map(({ value, name, picture }) => ({
    value,
    text: (
      <span className={classes.card}>
        <span className={classes.picture}>{picture}</span>
        {name}
      </span>
    ),
  }))
  return <ChoiceGroup legend={legend} options={pictured} chosen={chosen} onChoose={onChoose} variant="pictures" className={classes.root} />
}
