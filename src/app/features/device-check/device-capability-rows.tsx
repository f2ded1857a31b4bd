import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Row } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useWorksOffline } from '../../browser/use-works-offline.ts'
import { useInstallWay } from '../../updates/install.ts'
import { type DeviceCapabilityName, type CapabilityState, type DeviceCapabilities, checkDeviceCapabilities } from './conditions.ts'
import classes from './device-check.module.css'

/** Label and remedy of each condition, most important first. */
const ROWS: readonly (readonly [DeviceCapabilityName, { readonly name: MessageDescriptor; readonly helps: MessageDescriptor }])[] = [
  ['worker', { name: msg`断网后能打开`, helps: msg`页面没有存进这个浏览器。换成普通窗口（不用隐私窗口），联网打开一次，再看这里。` }],
  ['database', { name: msg`能存下档案和命书`, helps: msg`浏览器的数据库写不进去。关掉隐私窗口，或在浏览器设置里允许本站存数据。` }],
  [
    'preferences',
    { name: msg`能记住语言和显示设置`, helps: msg`浏览器不让本站存小设置，每次打开都会回到默认。请允许本站的 Cookie 和站点数据。` },
  ],
  ['locks', { name: msg`几个标签页不互相打断`, helps: msg`这个浏览器较旧，请只开一个标签页，或升级浏览器。` }],
  ['room', { name: msg`空间够用`, helps: msg`留给本站的空间不到 100 MB，图片和录音可能存不下。请清理一些空间。` }],
  [
    'kept',
    { name: msg`浏览器保证不清理`, helps: msg`空间紧张时，浏览器可能清掉本机的内容；服务器上的不受影响。安装到主屏幕，多半就会得到保证。` },
  ],
  ['clock', { name: msg`日期和服务器一致`, helps: msg`本机的日期差了一天以上，今日会算错。请在系统设置里改成自动对时。` }],
  ['backgroundSync', { name: msg`关掉页面也会送出改动`, helps: msg`这个浏览器只在页面开着时送。断网时改的，请在连上网后再打开一次。` }],
  ['push', { name: msg`能收推送`, helps: msg`这个浏览器收不了推送。提醒可以改用日历订阅；iPhone 上先安装到主屏幕。` }],
  ['notifications', { name: msg`允许通知`, helps: msg`通知还没有允许，或被关掉了。在“提醒”里打开；被关掉的，要到浏览器设置里改。` }],
  ['voices', { name: msg`能朗读`, helps: msg`系统里没有这种语言的语音。可以在系统设置里下载一个；已做好的录音不受影响。` }],
  ['share', { name: msg`能用系统分享`, helps: msg`这个浏览器没有系统分享，可以改用复制或保存图片。` }],
  ['installed', { name: msg`已安装`, helps: msg`安装后有自己的图标和窗口，打开更快，内容也更不容易被清掉。` }],
]

const STATE_LABELS: Readonly<Record<CapabilityState, MessageDescriptor>> = { yes: msg`可以`, no: msg`不行`, unknown: msg`还不知道` }

/** What works on this device, with remedies for what does not. */
export function DeviceCapabilityRows({ voices }: { voices: number | undefined }) {
  const { t, i18n } = useLingui()
  const conditions = useDeviceCapabilities(voices)
  return (
    <section className={classes.part}>
      <SectionTitle>{t`本机能做什么`}</SectionTitle>
      {conditions &&
        ROWS.map(([key, { name, helps }]) => {
          const holds = conditions[key]
          return (
            <Row
              key={key}
              detail={holds !== 'yes' && i18n._(helps)}
              end={
                <data value={holds} data-testid={key}>
                  {i18n._(STATE_LABELS[holds])}
                </data>
              }
            >
              {i18n._(name)}
            </Row>
          )
        })}
    </section>
  )
}

/** The current conditions; undefined until checked. `voices`: as in `KnownDeviceState`. */
function useDeviceCapabilities(voices: number | undefined): DeviceCapabilities | undefined {
  const worksOffline = useWorksOffline()
  const isInstalled = useInstallWay() === 'installed'
  const [conditions, setConditions] = useState<DeviceCapabilities>()
  useEffect(() => {
    let isWanted = true
    void checkDeviceCapabilities({ worksOffline, isInstalled, voices }).then((read) => isWanted && setConditions(read))
    return () => void (isWanted = false)
  }, [worksOffline, isInstalled, voices])
  return conditions
}
