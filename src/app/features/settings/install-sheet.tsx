import { Button } from '@mantine/core'
import { DotsThreeOutlineVertical } from '@phosphor-icons/react/dist/csr/DotsThreeOutlineVertical'
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { PlusSquare } from '@phosphor-icons/react/dist/csr/PlusSquare'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BrandMark } from '../../art/mark.tsx'
import type { InstallWay } from '../../updates/install.ts'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './install-sheet.module.css'

/** Install instructions: share menu on iOS, Dock on macOS, browser menu elsewhere. */
export function InstallSheet({ opened, onClose, way }: { opened: boolean; onClose: () => void; way: InstallWay }) {
  const { t } = useLingui()
  const title = way === 'dock' ? t`把命书放上程序坞` : t`把命书放上主屏幕`
  return (
    <Sheet opened={opened} onClose={onClose} title={title} width={400}>
      <p className={classes.lead}>
        <BrandMark size={48} />
        {t`全屏打开，离线也能翻`}
      </p>
      {way === 'ios' ? <IosSteps /> : way === 'dock' ? <DockSteps /> : <MenuSteps />}
      <p className={classes.note}>{t`装好以后请在新图标里登录一次，本机改动会随账户同步。`}</p>
      <Button variant="default" fullWidth onClick={onClose}>{t`知道了`}</Button>
    </Sheet>
  )
}

function IosSteps() {
  const { t } = useLingui()
  return (
    <ol className={classes.steps}>
      <Step number={t`一`} end={<Export size={24} weight="light" />}>{t`点 Safari 的分享，iPad 在右上角`}</Step>
      <Step number={t`二`} end={<PlusSquare size={24} weight="light" />}>{t`选“添加到主屏幕”`}</Step>
      <Step number={t`三`} end={<b>{t`添加`}</b>}>{t`点右上角“添加”`}</Step>
    </ol>
  )
}

function DockSteps() {
  const { t } = useLingui()
  return (
    <ol className={classes.steps}>
      <Step number={t`一`} end={<b>{t`文件`}</b>}>{t`点屏幕最上方的“文件”菜单，或工具栏里的分享`}</Step>
      <Step number={t`二`} end={<PlusSquare size={24} weight="light" />}>{t`选“添加到程序坞”，若没有这一项，需要 macOS 14 或更新`}</Step>
    </ol>
  )
}

function MenuSteps() {
  const { t } = useLingui()
  return (
    <ol className={classes.steps}>
      <Step number={t`一`} end={<DotsThreeOutlineVertical size={22} weight="light" />}>{t`打开浏览器的菜单`}</Step>
      <Step
        number={t`二`}
        end={<DownloadSimple size={24} weight="light" />}
      >{t`选“安装”或“添加到主屏幕”，若没有这一项，这个浏览器不能安装`}</Step>
    </ol>
  )
}

function Step({ number, end, children }: { number: string; end: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.step}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <span className={classes.words}>{children}</span>
      <span aria-hidden="true">{end}</span>
    </li>
  )
}
