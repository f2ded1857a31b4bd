import { useState } from 'react'
import { Button } from '@mantine/core'
import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { DeviceMobile } from '@phosphor-icons/react/dist/csr/DeviceMobile'
import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../language/use-messages.ts'
import { languageTags } from '#contract/locale.ts'
import { promptInstall, type InstallWay, useInstallWay } from '../../updates/install.ts'
import { requestPersistentStorage } from '../../browser/storage.ts'
import { useWorksOffline } from '../../browser/use-works-offline.ts'
import { Row } from '../../ui/row.tsx'
import { Tag } from '../../ui/tag.tsx'
import { InstallSheet } from './install-sheet.tsx'
import { useStorageState } from '../../browser/use-storage-state.ts'

/** Install row of the settings: native prompt, manual instructions, or installed state. */
export function InstallRow({ inPanel = false }: { inPanel?: boolean }) {
  const { t } = useLingui()
  const way = useInstallWay()
  const worksOffline = useWorksOffline()
  if (way === 'installed') return <InstalledRow />
  if (way === 'none') return <NotInstallableRow inPanel={inPanel} />
  const parts = inPanel
    ? {}
    : { icon: <DeviceMobile size={24} weight="light" />, detail: worksOffline ? t`全屏打开，离线可读` : t`全屏打开` }
  return (
    <Row {...parts} end={<InstallButton way={way} />}>
      {t`安装到本机`}
    </Row>
  )
}

/** Row for browsers that cannot install the app. */
function NotInstallableRow({ inPanel }: { inPanel: boolean }) {
  const { t } = useLingui()
  const icon = inPanel ? undefined : <DeviceMobile size={24} weight="light" />
  return <Row icon={icon} detail={t`在电脑上的 Firefox 里，这里不能安装。加一个书签，当网页用。`}>{t`当网页用`}</Row>
}

/** Opens the browser's install prompt if there is one, else the instructions. */
export function InstallButton({ way, onDismissed }: { way: InstallWay; onDismissed?: () => void }) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  async function install() {
    if (way !== 'prompt') return setIsShown(true)
    if ((await promptInstall()) === 'accepted') await requestPersistentStorage()
    else onDismissed?.()
  }
  return (
    <>
      <Button size="compact-md" onClick={() => void install()}>
        {way === 'prompt' ? t`安装` : t`怎么装`}
      </Button>
      <InstallSheet opened={isShown} onClose={() => setIsShown(false)} way={way} />
    </>
  )
}

function InstalledRow() {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { isPersistent, usedBytes } = useStorageState()
  const megabytes =
    usedBytes !== undefined && new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 1 }).format(usedBytes / 1e6)
  return (
    <Row
      icon={<Check size={24} weight="light" />}
      detail={isPersistent ? t`存储已保留，不会被清掉` : t`空间不足时，浏览器可能清掉本机内容`}
      end={megabytes && <Tag tone="done">{megabytes} MB</Tag>}
    >
      {t`已安装`}
    </Row>
  )
}
