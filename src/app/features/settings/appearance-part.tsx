import { useLingui } from '@lingui/react/macro'
import { BookDrawing } from '../../art/book.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { ModeChoice } from './mode-choice.tsx'
import { PigmentChoice } from './pigment-choice.tsx'
import { SettingRow } from './setting-row.tsx'
import classes from './appearance-part.module.css'

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

/** Preview of the brand colour; not interactive. */
function BrandPreview() {
  const { t } = useLingui()
  const { locale } = useMessages()
  return (
    <div className={classes.root} aria-hidden="true">
      <BookDrawing
        title={t({ message: '命书', context: 'product' })}
        element="metal"
        width={94}
        height={130}
        latin={!writingSystems[locale].isVertical}
      />
      <span className={classes.filled}>{t`起卦`}</span>
      <span className={classes.outline}>{t`稍后`}</span>
      <span className={classes.mark}>
        <span lang="zh">{t({ message: '书', context: 'mark' })}</span>
        {t({ message: '命书', context: 'section' })}
      </span>
      <span className={classes.switch} />
    </div>
  )
}
