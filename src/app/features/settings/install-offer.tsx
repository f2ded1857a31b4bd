import { X } from '@phosphor-icons/react/dist/csr/X'
import { useLingui } from '@lingui/react/macro'
import { dismissInstallOffer } from '#device/settings/visits.ts'
import { BrandMark } from '../../art/mark.tsx'
import { useWorksOffline } from '../../browser/use-works-offline.ts'
import { useInstallWay } from '../../updates/install.ts'
import { useInstallOfferDue } from '../../updates/install-due.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { InstallButton } from './install-row.tsx'
import classes from './install-offer.module.css'

/** Install banner above the page, from the second visit. A refusal holds for thirty days. */
export function InstallOffer() {
  const { t } = useLingui()
  const way = useInstallWay()
  const isDue = useInstallOfferDue()
  const worksOffline = useWorksOffline()
  if (!isDue) return null
  const dismiss = () => void dismissInstallOffer()
  return (
    <section className={classes.root} aria-label={t`安装到本机`}>
      <BrandMark size={36} />
      <div className={classes.words}>
        <p className={classes.title}>{t`安装到本机`}</p>
        <p className={classes.detail}>{worksOffline ? t`全屏打开，离线可读` : t`全屏打开`}</p>
      </div>
      <InstallButton way={way} onDismissed={dismiss} />
      <IconButton label={t`不用了`} onClick={dismiss}>
        <X size={20} weight="light" />
      </IconButton>
    </section>
  )
}
