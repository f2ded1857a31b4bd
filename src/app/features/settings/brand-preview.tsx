import { useLingui } from '@lingui/react/macro'
import { BookDrawing } from '../../art/book.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import classes from './brand-preview.module.css'

/** Preview of the brand colour; not interactive. */
export function BrandPreview() {
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
