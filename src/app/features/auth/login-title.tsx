import { Trans, useLingui } from '@lingui/react/macro'
import { BrandMark } from '../../art/mark.tsx'
import { useHasVerticalText, useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import classes from './login-title.module.css'

/** Product name and slogan in vertical columns over the landscape. */
function UprightTitle({ isSmall }: { isSmall: boolean }) {
  const { t } = useLingui()
  return (
    <div className={classes.upright} data-small={isSmall}>
      <div className={classes.name}>
        <h1 className="vertical">{t`命书`}</h1>
        <BrandMark size={isSmall ? 32 : 40} />
      </div>
      <p className={`vertical ${classes.line}`}>{t`一生之书，逐页而读。`}</p>
    </div>
  )
}

/** Product name, slogan and a short description, for languages without vertical text. */
function HorizontalTitle() {
  const { t } = useLingui()
  const { locale } = useMessages()
  return (
    <div className={classes.level}>
      <p className={classes.brand}>
        <BrandMark size={32} />
        {t({ message: '命书', context: 'product name' })} {!writingSystems[locale].readsHan && <span lang="zh-CN">命书</span>}
      </p>
      <h1>
        <Trans>
          一生之书，
          <br />
          <i>逐页而读。</i>
        </Trans>
      </h1>
      <p className={classes.about}>{t`凭生辰排出八字，每天一段运势，每一步都写明由来。`}</p>
    </div>
  )
}

export function LoginTitle({ place, isSmall = false }: { place: 'scene' | 'form'; isSmall?: boolean }) {
  const isUpright = useHasVerticalText()
  if (place === 'scene') return isUpright ? <UprightTitle isSmall={isSmall} /> : null
  return isUpright ? null : <HorizontalTitle />
}
