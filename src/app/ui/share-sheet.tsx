import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../browser/save-file.ts'
import { closeShareSheet, type ShareContent } from './share-content.ts'
import classes from './share-sheet.module.css'
import { Sheet } from './sheet.tsx'
import { showToast } from './toast.ts'

export interface ShareSheetProps {
  shared: ShareContent | undefined
}

/** Preview of the content to share, with the ways to share it; each way confirms with a toast. */
export function ShareSheet({ shared }: ShareSheetProps) {
  const { t } = useLingui()
  // Remembers the content, to show it during the closing animation.
  const last = useRef(shared)
  last.current = shared ?? last.current
  return (
    <Sheet opened={shared !== undefined} onClose={closeShareSheet} title={t`分享前先看`} width={448}>
      {last.current && <Content key={last.current.text} shared={last.current} />}
    </Sheet>
  )
}

const FILE = 'mingshu.png'

function Content({ shared: { text, drawPicture } }: { shared: ShareContent }) {
  const { t } = useLingui()
  const picture = usePicture(drawPicture)
  const isComing = picture === 'coming'
  const drawn = typeof picture === 'object' ? picture : undefined

  async function share() {
    const files = drawn && { files: [new File([drawn.blob], FILE, { type: drawn.blob.type })] }
    try {
      await navigator.share(files && navigator.canShare?.(files) ? files : { text })
      closeWithToast(t`已分享`)
    } catch (error) {
      // Ignores `AbortError`: the user has closed the system's share dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(t`没能分享，可以复制或存下来`)
    }
  }
  async function copy(work: () => Promise<void>, message: string) {
    try {
      await work()
      closeWithToast(message)
    } catch {
      showToast(t`复制失败`)
    }
  }
  const copyText = () => void copy(() => navigator.clipboard.writeText(text), t`文字已复制`)
  const copyPicture = ({ blob }: DrawnPicture) =>
    copy(() => navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]), t`图片已复制`)
  function save({ blob }: DrawnPicture) {
    saveFile(FILE, blob)
    closeWithToast(t`图片已存到下载`)
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

/** Closes the sheet and shows a toast. */
function closeWithToast(message: string): void {
  closeShareSheet()
  showToast(message)
}

interface DrawnPicture {
  readonly blob: Blob
  readonly url: string
}

/** Returns the drawn picture with its object URL; `coming` while it is being drawn, `none` if there is none or drawing failed. */
function usePicture(drawPicture: ShareContent['drawPicture']): DrawnPicture | 'coming' | 'none' {
  const [picture, setPicture] = useState<DrawnPicture | 'coming' | 'none'>(drawPicture ? 'coming' : 'none')
  const draw = useRef(drawPicture)
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
