import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../browser/save-file.ts'
import { endShare, type Shared } from './shared.ts'
import classes from './share-sheet.module.css'
import { Sheet } from './sheet.tsx'
import { toast } from './toast.ts'

export interface ShareSheetProps {
  shared: Shared | undefined
}

/** What is about to be passed on, as others will see it, and the ways to do so; each says what it has done. */
export function ShareSheet({ shared }: ShareSheetProps) {
  const { t } = useLingui()
  // What was looked at stays while the sheet goes down.
  const last = useRef(shared)
  last.current = shared ?? last.current
  return (
    <Sheet opened={shared !== undefined} onClose={endShare} title={t`分享前先看`} width={448}>
      {last.current && <Content key={last.current.text} shared={last.current} />}
    </Sheet>
  )
}

const FILE = 'mingshu.png'

function Content({ shared: { text, pictureOf } }: { shared: Shared }) {
  const { t } = useLingui()
  const picture = usePicture(pictureOf)
  const isComing = picture === 'coming'
  const drawn = typeof picture === 'object' ? picture : undefined

  async function share() {
    const files = drawn && { files: [new File([drawn.blob], FILE, { type: drawn.blob.type })] }
    try {
      await navigator.share(files && navigator.canShare?.(files) ? files : { text })
      tell(t`已分享`)
    } catch (error) {
      // Closed without choosing: nothing was wanted.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(t`没能分享，可以复制或存下来`)
    }
  }
  async function copy(work: () => Promise<void>, said: string) {
    try {
      await work()
      tell(said)
    } catch {
      toast(t`复制失败`)
    }
  }
  const copyText = () => void copy(() => navigator.clipboard.writeText(text), t`文字已复制`)
  const copyPicture = ({ blob }: Drawn) => copy(() => navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]), t`图片已复制`)
  function save({ blob }: Drawn) {
    saveFile(FILE, blob)
    tell(t`图片已存到下载`)
  }
  const canShare = 'share' in navigator
  return (
    <div className={classes.root}>
      {drawn ? <img src={drawn.url} alt={text} className={classes.picture} /> : <p className={classes.text}>{text}</p>}
      {isComing && <p role="status" className={classes.note}>{t`正在画成图片`}</p>}
      <div className={classes.actions}>
        {canShare && <Button disabled={isComing} onClick={() => void share()}>{t`分享`}</Button>}
        {drawn && 'ClipboardItem' in window && (
          <Button variant={canShare ? 'default' : 'filled'} onClick={() => copyPicture(drawn)}>{t`复制图片`}</Button>
        )}
        {drawn && <Button variant="default" onClick={() => save(drawn)}>{t`存成图片`}</Button>}
        <Button variant="default" onClick={copyText}>{t`复制文字`}</Button>
      </div>
    </div>
  )
}

/** Says what was done, and is done. */
function tell(said: string): void {
  endShare()
  toast(said)
}

interface Drawn {
  readonly blob: Blob
  readonly url: string
}

/** The picture with an address to show it by, while it is drawn `coming`; `none` where there is none or it cannot be drawn. */
function usePicture(pictureOf: Shared['pictureOf']): Drawn | 'coming' | 'none' {
  const [picture, setPicture] = useState<Drawn | 'coming' | 'none'>(pictureOf ? 'coming' : 'none')
  const draw = useRef(pictureOf)
  useEffect(() => {
    let url: string | undefined
    let isWanted = true
    const show = (blob: Blob) => {
      if (!isWanted) return undefined
      url = URL.createObjectURL(blob)
      return setPicture({ blob, url })
    }
    draw.current?.().then(show, () => isWanted && setPicture('none'))
    return () => {
      isWanted = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [])
  return picture
}
